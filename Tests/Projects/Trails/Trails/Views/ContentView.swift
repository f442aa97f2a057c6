//
//  ContentView.swift
//  Trails
//

import SwiftUI

struct ContentView: View {
  @State var pullToRefresh = PullToRefresh()
  @State var trails: [Trail] = []
  @State private var unfiltered: [Trail] = []
  @State private var round = 0
  @State private var restingY: CGFloat?
  @State private var filterShown = false
  @State private var selectedTerrains: Set<Terrain> = []

  var body: some View {
    NavigationView {
      ScrollView {
        if filterShown {
          FilterView(selectedTerrains: $selectedTerrains, isShown: $filterShown)
            .padding([.top, .horizontal])
            .zIndex(1)
        }
        ZStack(alignment: .top) {
          GeometryReader<Color> { proxy in
            let offset = proxy.frame(in: .global).minY
            Task { follow(offset) }
            return Color.clear
          }

          LeafView(pullToRefresh: $pullToRefresh)
            .frame(height: Constants.leafSize)

          LazyVStack(spacing: 12) {
            ForEach(trails) { trail in
              NavigationLink(destination: TrailDetailView(trail: trail)) {
                TrailRow(trail: trail)
              }
              .transition(.scale.combined(with: .opacity))
            }
          }
          .padding(.horizontal)
          .offset(y: pullToRefresh.state == .loading ? Constants.leafSize + 16 : 0)
          .animation(pullToRefresh.state == .loading ? Constants.spring : .easeInOut(duration: 0.3), value: pullToRefresh.state)
        }
      }
      .navigationTitle("Trails")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            withAnimation(filterShown ? .easeInOut : Constants.filterAnimation) {
              filterShown.toggle()
            }
          } label: {
            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
              .foregroundColor(Constants.orange)
          }
        }
      }
      .task { await load() }
      .onChange(of: selectedTerrains) { _ in filter() }
    }
  }

  private func follow(_ offset: CGFloat) {
    guard let resting = restingY else {
      restingY = offset
      return
    }
    // The filters push the list down as well.
    guard !filterShown else { return }
    let pull = offset - resting
    switch pullToRefresh.state {
    case .idle where pull > 4:
      pullToRefresh.state = .pulling
    case .pulling where pull <= 0:
      pullToRefresh = PullToRefresh()
    case .pulling where pull > Constants.maxPull * 0.6:
      pullToRefresh.progress = 1
      pullToRefresh.state = .loading
      Task {
        await load()
        pullToRefresh.state = .leaving
        try? await Task.sleep(nanoseconds: UInt64(Constants.timeForLeafToRollIn * Double(NSEC_PER_SEC)))
        pullToRefresh = PullToRefresh()
      }
    case .pulling:
      pullToRefresh.progress = max(0, min(1, pull / (Constants.maxPull * 0.6)))
    default:
      break
    }
  }

  @MainActor
  func load() async {
    round += 1
    unfiltered = await fetchTrails(round: round)
    filter()
  }

  func filter() {
    withAnimation(Constants.filterAnimation) {
      trails = selectedTerrains.isEmpty ? unfiltered : unfiltered.filter { selectedTerrains.contains($0.terrain) }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
