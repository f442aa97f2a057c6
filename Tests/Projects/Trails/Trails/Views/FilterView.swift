//
//  FilterView.swift
//  Trails
//

import SwiftUI

struct FilterModifier: ViewModifier {
  var active: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(active ? 0.75 : 1)
      .rotationEffect(.degrees(active ? .random(in: -25...25) : 0))
  }
}

extension AnyTransition {
  static var wobble: AnyTransition {
    .asymmetric(
      insertion: .modifier(active: FilterModifier(active: true), identity: FilterModifier(active: false)),
      removal: .scale
    )
  }
}

struct FilterView: View {
  @Binding var selectedTerrains: Set<Terrain>
  @Binding var isShown: Bool

  var body: some View {
    var width = CGFloat.zero
    var height = CGFloat.zero

    return ZStack(alignment: .topLeading) {
      ForEach(Terrain.allCases) { terrain in
        button(for: terrain)
          .transition(.wobble)
          .padding([.trailing, .bottom], 8)
          .alignmentGuide(.leading) { dimension in
            if abs(width - dimension.width) > UIScreen.main.bounds.width - 32 {
              width = 0
              height -= dimension.height
            }
            let result = width
            if terrain == Terrain.allCases.last {
              width = 0
            } else {
              width -= dimension.width
            }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = height
            if terrain == Terrain.allCases.last {
              height = 0
            }
            return result
          }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func button(for terrain: Terrain) -> some View {
    let isSelected = selectedTerrains.contains(terrain)
    return Button(action: {
      isSelected ? deselect(terrain) : select(terrain)
    }, label: {
      Text(terrain.rawValue.capitalized)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(isSelected ? Constants.orange : .gray.opacity(0.2))
        .foregroundColor(isSelected ? .white : .primary)
        .clipShape(Capsule())
    })
  }

  private func select(_ terrain: Terrain) { selectedTerrains.insert(terrain) }
  private func deselect(_ terrain: Terrain) { selectedTerrains.remove(terrain) }
}
