/// The system whose branches of `#if os(…)` are compiled.
enum SourcePlatform: String, CaseIterable {
    case ios, macos

    /// As conditions write it.
    var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        }
    }
}
