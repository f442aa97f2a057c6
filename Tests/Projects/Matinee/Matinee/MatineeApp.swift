//
//  MatineeApp.swift
//  Matinee
//

import SwiftUI

@main
struct MatineeApp: App {
  var body: some Scene {
    WindowGroup {
      BookingView()
    }
  }
}
