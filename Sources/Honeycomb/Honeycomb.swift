@_exported import Hexagons
import SwiftUI
