//
//  RatingPage.swift
//  Brew
//

import SwiftUI

struct RatingPage: View {
  @State private var stars: [String: Int] = ["Aroma": 3, "Body": 2]
  @State private var popup = false
  @State private var showNotes = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(stars.keys.sorted(), id: \.self) { key in
        HStack {
          Text(key).font(.title3)
          ForEach(1..<6) { number in
            Image(systemName: number <= stars[key, default: 0] ? "star.fill" : "star")
              .foregroundColor(.yellow)
              .accessibilityLabel("\(key) \(number)")
              .onTapGesture { stars[key] = number }
          }
        }
      }
      ZStack(alignment: .topLeading) {
        Button {
          withAnimation(.easeOut(duration: 0.25)) { popup.toggle() }
        } label: {
          Text(popup ? "\(Image(systemName: "xmark.circle"))" : "Sugar")
        }
        .accessibilityLabel("Sugar")
        if popup {
          ForEach([1, 2, 3].indices, id: \.self) { index in
            Text(Double(index + 1) / 2, format: .number)
              .font(.callout)
              .padding(8)
              .background(Color("Leaf"), in: Circle())
              .foregroundColor(.white)
              .offset(x: 100 + CGFloat(index) * 56, y: -4)
              .transition(.scale.animation(.easeOut(duration: 0.2).delay(Double(index) * 0.1)))
          }
        }
      }
      Button("Notes") { showNotes = true }
    }
    .padding()
    .sheet(isPresented: $showNotes) {
      NavigationStack {
        Text("Aroma \(stars["Aroma", default: 0]) of 5")
          .font(.body)
          .navigationTitle("Notes")
      }
    }
  }
}
