//
//  TrailRow.swift
//  Trails
//

import SwiftUI

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(spacing: 12) {
      Image("hills")
        .resizable()
        .scaledToFill()
        .frame(width: 76, height: 60)
        .clipped()
        .cornerRadius(8)
      VStack(alignment: .leading, spacing: 4) {
        Text(trail.name)
          .font(.headline)
          .foregroundColor(.primary)
        Text(trail.terrain.rawValue.capitalized)
          .font(.bold(.caption)())
          .foregroundColor(.secondary)
      }
      Spacer()
      Text("\(trail.kilometers.formatted()) km")
        .font(.footnote)
        .foregroundColor(.secondary)
      Image(systemName: "chevron.right")
        .foregroundColor(.gray)
    }
    .padding(8)
    .background(Color(uiColor: .secondarySystemBackground))
    .cornerRadius(12)
  }
}

struct TrailRow_Previews: PreviewProvider {
  static var previews: some View {
    TrailRow(trail: Trail.samples(round: 1)[0])
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
