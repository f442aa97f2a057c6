// All previews of a program side by side, alive.

import Foundation
import WaggleBrowser
import WaggleCairo
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// The program that shows the previews of another in a page, or in the window of `./waggle dev`.
package struct PreviewWallProgram: App {
    package init() {}
    package var body: some Scene { WindowGroup { PreviewWall() } }

    /// - Returns: false if the request asks for something else.
    @MainActor package static func start(_ request: ProgramRequest) -> Bool {
        guard request.action == .browser, request.preview != nil else { return false }
        WallSettings.requested = WallSettings(request.traits)
        BrowserSession.start(request, PreviewWallProgram.self, wrapper: nil)
        return true
    }
}

/// What all previews on the wall have in common.
struct WallSettings: Equatable, Codable {
    var device = ""
    var isLandscape = false, isDark = false
    var textSize = "large"
    /// Empty for the process's.
    var language = ""
    /// Points of the wall per point of a preview.
    var scale = 0.5

    static let devices = ["", "iphone-se", "iphone-15", "iphone-16-pro-max", "ipad-mini", "ipad-pro-13"]
    static let textSizes: [(name: String, size: DynamicTypeSize)] = [
        ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .xLarge), ("xxLarge", .xxLarge),
        ("xxxLarge", .xxxLarge), ("accessibility 1", .accessibility1), ("accessibility 2", .accessibility2),
        ("accessibility 3", .accessibility3), ("accessibility 4", .accessibility4), ("accessibility 5", .accessibility5),
    ]
    /// The languages of the program's texts, and some that lay out otherwise.
    static var languages: [String] {
        let own = Bundle.main.localizations.filter { $0 != "Base" }
        return [""] + Set(own + ["en", "de", "ja", "ar"]).sorted()
    }
    var locale: Locale? { language.isEmpty ? nil : Locale(identifier: language) }
    var isRightToLeft: Bool { locale?.language.characterDirection == .rightToLeft }
}

extension WallSettings {
    /// What the command line asks for, with which the wall begins.
    @MainActor static var requested = WallSettings()

    init(_ traits: ScreenTraits) {
        self.init()
        isDark = traits.colorScheme == .dark
        if let size = traits.textSize { textSize = size.rawValue.replacingOccurrences(of: "accessibility", with: "accessibility ") }
    }
}

/// The previews in rows, below the switches.
struct PreviewWall: View {
    @State private var settings = WallSettings.requested
    var entries = WallEntries.all

    var body: some View {
        VStack(spacing: 0) {
            WallBar(settings: $settings)
            Divider()
            if entries.isEmpty {
                ContentUnavailableView(
                    "No previews", systemImage: "rectangle.dashed",
                    description: Text(verbatim: "Neither #Preview nor a PreviewProvider is in the sources."))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ScrollView {
                    WallLayout(gap: 28) {
                        ForEach(entries) { WallCard(entry: $0, settings: settings) }
                    }
                    .padding(24)
                    .frame(maxWidth: .infinity)
                }
                .background(Color.gray.opacity(0.14))
            }
        }
    }
}

/// The previews of the program.
@MainActor enum WallEntries {
    struct Entry: Identifiable {
        /// The name, or the number among those of its file: lines move while somebody writes.
        let id: String
        let preview: PreviewEntry
    }
    static let all: [Entry] = entries(PreviewEntry.ofProgram(in: EnvironmentValues()))

    static func entries(_ previews: [PreviewEntry]) -> [Entry] {
        var counts: [String: Int] = [:]
        return previews.map { preview in
            let name = preview.name ?? String(preview.location.prefix { $0 != ":" })
            counts[name, default: 0] += 1
            return Entry(id: "\(name) \(counts[name] ?? 1)", preview: preview)
        }
    }
}

/// The switches.
struct WallBar: View {
    @Binding var settings: WallSettings

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 18) {
                Picker("Device", selection: $settings.device) {
                    ForEach(WallSettings.devices, id: \.self) { Text(verbatim: $0.isEmpty ? "Its own size" : $0) }
                }
                Toggle("Landscape", isOn: $settings.isLandscape).disabled(settings.device.isEmpty)
                Toggle("Dark", isOn: $settings.isDark)
                Picker("Text", selection: $settings.textSize) { ForEach(WallSettings.textSizes, id: \.name) { Text(verbatim: $0.name) } }
                Picker("Language", selection: $settings.language) {
                    ForEach(WallSettings.languages, id: \.self) { Text(verbatim: $0.isEmpty ? "The system's" : $0) }
                }
                HStack {
                    Text(verbatim: "Size")
                    Slider(value: $settings.scale, in: 0.25...1).frame(width: 120).accessibilityLabel(Text(verbatim: "Size"))
                }
            }
            .toggleStyle(.switch)
            .fixedSize()
            .padding(.horizontal, 20).padding(.vertical, 10)
        }
        .scrollIndicators(.hidden)
    }
}

/// One preview, below its name.
struct WallCard: View {
    let entry: WallEntries.Entry
    let settings: WallSettings

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: entry.preview.name ?? entry.preview.location).font(.subheadline.weight(.medium)).lineLimit(1)
            preview
        }
        .accessibilityElement(children: .contain)
    }

    private var preview: some View {
        let screen = screen
        return entry.preview.makeView()
            // The screen's size includes its safe area.
            .safeAreaPadding(screen.map { EdgeInsets($0.safeArea) } ?? EdgeInsets())
            .frame(width: screen.map { CGFloat($0.width) }, height: screen.map { CGFloat($0.height) })
            .fixedSize(horizontal: screen == nil, vertical: screen == nil)
            .environment(\.colorScheme, settings.isDark ? .dark : .light)
            .dynamicTypeSize(WallSettings.textSizes.first { $0.name == settings.textSize }?.size ?? .large)
            .transformEnvironment(\.layoutDirection) {
                if settings.locale != nil { $0 = settings.isRightToLeft ? .rightToLeft : .leftToRight }
            }
            .transformEnvironment(\.locale) { if let locale = settings.locale { $0 = locale } }
            .background(settings.isDark ? Color.black : Color.white)
            .clipShape(RoundedRectangle(cornerRadius: screen?.deviceName == nil ? 4 : 36))
            .modifier(Scaled(scale: settings.scale))
    }

    /// Nil for a preview as large as its view.
    private var screen: Screen? {
        var screen = Device.standard.screen
        if !settings.device.isEmpty {
            guard let device = try? Device.named(settings.device) else { return nil }
            screen = device.screen
            return settings.isLandscape ? screen.landscape : screen
        }
        if let name = entry.preview.device?.rawValue, let device = try? Device.named(name) { screen = device.screen }
        if let orientation = entry.preview.orientation { screen = orientation.isLandscape ? screen.landscape : screen.portrait }
        switch entry.preview.layout {
        case .device: return screen
        case .fixed(let width, let height):
            screen = Screen(width: width, height: height, scale: screen.scale)
            return screen
        case .sizeThatFits: return nil
        }
    }
}

/// A view drawn smaller, in as much less space.
private struct Scaled: ViewModifier {
    let scale: CGFloat
    func body(content: Content) -> some View {
        ScaledLayout(scale: scale) { content.scaleEffect(scale, anchor: .topLeading) }
    }
}
private struct ScaledLayout: Layout {
    let scale: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
    }
}

/// Rows as wide as the wall, each as high as its highest preview.
struct WallLayout: Layout {
    let gap: CGFloat

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(y: CGFloat, height: CGFloat, items: [(index: Int, x: CGFloat)])] {
        var rows: [(y: CGFloat, height: CGFloat, items: [(index: Int, x: CGFloat)])] = [], x: CGFloat = 0
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if rows.isEmpty || x > 0 && x + size.width > width {
                rows.append((rows.last.map { $0.y + $0.height + gap } ?? 0, 0, []))
                x = 0
            }
            rows[rows.count - 1].items.append((index, x))
            rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
            x += size.width + gap
        }
        return rows
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 1000, last = rows(width, subviews).last
        return CGSize(width: width, height: last.map { $0.y + $0.height } ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in rows(bounds.width, subviews) {
            for item in row.items {
                subviews[item.index].place(
                    at: CGPoint(x: bounds.minX + item.x, y: bounds.minY + row.y), anchor: .topLeading, proposal: .unspecified)
            }
        }
    }
}
