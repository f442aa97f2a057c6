//
//  TimerManager.swift
//  Brew
//

import SwiftUI
import Combine

class TimerManager: ObservableObject {
  enum Status { case stopped, running, paused, done }

  @Published var status: Status = .stopped
  @Published var remaining: Double = 0
  private var length: Double = 0
  private var end: Date?
  private var timer: Timer?

  func setTime(length: Double) {
    self.length = length
    remaining = length
    status = .stopped
  }

  var digits: [Int] {
    let seconds = Int(remaining.rounded(.up))
    return [seconds / 60 / 10, seconds / 60 % 10, seconds % 60 / 10, seconds % 60 % 10]
  }

  var progress: Double { length == 0 ? 0 : 1 - remaining / length }

  func start() {
    guard status != .running else { return }
    status = .running
    end = Calendar.current.date(byAdding: .second, value: Int(remaining.rounded()), to: Date())
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
      self.tick()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    if status == .running { status = .paused }
  }

  private func tick() {
    guard let end = end else { return }
    remaining = max(0, end.timeIntervalSince(Date()))
    if remaining == 0 {
      timer?.invalidate()
      timer = nil
      status = .done
    }
  }
}
