//
//  TrailDetailView.swift
//  Trails
//

import SwiftUI

struct TrailDetailView: View {
  let trail: Trail
  @Environment(\.dismiss) private var dismiss
  @Namespace private var namespace
  @State private var offset: CGFloat = 0
  @State private var collapsed = false

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Spacer()
            .frame(height: Constants.maxHeaderHeight)
            .background {
              GeometryReader<AnyView> { proxy in
                let minY = proxy.frame(in: .global).minY
                guard proxy.size.height > 0 else { return AnyView(EmptyView()) }
                Task { scrolled(to: minY) }
                return AnyView(Color.clear)
              }
            }
          ForEach(0..<9) { index in
            Text("Stage \(index + 1)")
              .font(.title2)
            Text("The path leads past \(index + 2) gates and over a brook to the next bench.")
              .foregroundColor(.secondary)
              .lineLimit(nil)
          }
          .padding(.horizontal)
        }
      }
      HeaderView(trail: trail, offset: offset, collapsed: collapsed, namespace: namespace) {
        dismiss()
      }
    }
    .edgesIgnoringSafeArea(.top)
    .toolbar(.hidden)
  }

  private func scrolled(to minY: CGFloat) {
    offset = minY
    let isSmall = minY < Constants.minHeaderHeight - Constants.maxHeaderHeight + 40
    if isSmall != collapsed {
      withAnimation(.easeInOut(duration: 0.3)) { collapsed = isSmall }
    }
  }
}

struct HeaderView: View {
  let trail: Trail
  let offset: CGFloat
  let collapsed: Bool
  let namespace: Namespace.ID
  var onBack: () -> Void

  var height: CGFloat {
    max(Constants.minHeaderHeight, Constants.maxHeaderHeight + offset)
  }

  var body: some View {
    Image("hills")
      .resizable()
      .scaledToFill()
      .frame(width: UIScreen.main.bounds.width, height: height)
      .clipped()
      .overlay(Constants.orange.opacity(collapsed ? 0.85 : 0.1))
      .overlay(alignment: .top) {
        HStack {
          Button(action: onBack) {
            Image(systemName: "chevron.left")
              .padding(10)
              .background(.white, in: Circle())
          }
          .accessibilityLabel("Back to trails")
          if collapsed {
            title.matchedGeometryEffect(id: "title", in: namespace, properties: .position)
            Spacer()
            date.matchedGeometryEffect(id: "date", in: namespace, properties: .position)
          } else {
            Spacer()
          }
        }
        .padding(.horizontal)
        .padding(.top, UIApplication.topInset)
      }
      .overlay(alignment: .bottomLeading) {
        if !collapsed {
          VStack(alignment: .leading) {
            title.matchedGeometryEffect(id: "title", in: namespace, properties: .position)
            date.matchedGeometryEffect(id: "date", in: namespace, properties: .position)
          }
          .padding()
        }
      }
      .shadow(radius: collapsed ? 4 : 0)
  }

  var title: some View {
    Text(trail.name)
      .font(collapsed ? .headline : .largeTitle)
      .fontWeight(.bold)
      .foregroundColor(.white)
      .fixedSize()
  }

  var date: some View {
    Text(trail.opens.formatted(date: .abbreviated, time: .omitted))
      .font(.subheadline)
      .foregroundColor(.white)
      .fixedSize()
  }
}

struct HeaderView_Previews: PreviewProvider {
  @Namespace static var namespace

  static var previews: some View {
    HeaderView(trail: Trail.samples(round: 1)[2], offset: 0, collapsed: false, namespace: namespace) {}
  }
}
