//
//  Trail.swift
//  Trails
//

import Foundation

enum Terrain: String, CaseIterable, Identifiable {
  case forest, ridge, lakeside, meadow, gorge
  var id: String { rawValue }
}

struct Trail: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var terrain: Terrain
  var kilometers: Double
  var opens: Date

  static func samples(round: Int) -> [Trail] {
    let names = ["Alder Loop", "Bramble Path", "Cairn Ridge", "Dipper Falls", "Elder Walk", "Fern Gorge", "Gorse Heath", "Hazel Bank", "Iris Shore", "Juniper Rise"]
    var trails = names.enumerated().map { index, name in
      Trail(
        name: name,
        terrain: Terrain.allCases[index % Terrain.allCases.count],
        kilometers: 3.5 + Double(index) * 1.25,
        opens: Date(timeIntervalSinceReferenceDate: 725_000_000 + Double(index) * 86_400)
      )
    }
    if round > 1 {
      trails.insert(Trail(name: "New Trail \(round)", terrain: .forest, kilometers: 1, opens: Date(timeIntervalSinceReferenceDate: 725_000_000)), at: 0)
    }
    return trails
  }
}

func fetchTrails(round: Int) async -> [Trail] {
  try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
  return Trail.samples(round: round)
}
