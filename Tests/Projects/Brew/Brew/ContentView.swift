//
//  ContentView.swift
//  Brew
//

import SwiftUI

struct ContentView: View {
  @State private var page = 0

  var body: some View {
    NavigationStack {
      VStack {
        TabView(selection: $page) {
          TimerPage()
            .tag(0)
          PourPage()
            .tag(1)
          RatingPage()
            .tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        PageDots(page: $page)
          .padding(.bottom)
      }
      .navigationTitle("Brew")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarBackground(Color("Leaf"), for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
    }
    .font(.largeTitle)
  }
}

struct PageDots: View {
  @Binding var page: Int
  let names = ["Time", "Pour", "Taste"]

  var body: some View {
    HStack(alignment: .bottom, spacing: 16) {
      ForEach(names.indices, id: \.self) { index in
        VStack(spacing: 4) {
          Text(names[index])
            .font(.caption)
          Circle()
            .fill(index == page ? Color("Leaf") : .gray.opacity(0.4))
            .frame(width: 8)
        }
        .frame(height: 36)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation { page = index }
        }
      }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
