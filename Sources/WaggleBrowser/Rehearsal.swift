// What sessions have in common beyond files.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRuntime

/// Shows a window to nobody, of views that most programs have. What the system and the language find, bind and load when such views are
/// shown for the first time, the forked sessions then have already, and share.
@MainActor
enum Rehearsal {
    static func run(_ environment: EnvironmentValues) {
        let driver = WindowDriver(
            RehearsalView(), size: CGSize(width: 390, height: 844), environment: environment, textEngine: PangoTextEngine(),
            startDate: Date())
        for frame in 0..<3 {
            try? driver.frame(at: Double(frame) / 60)
            _ = try? DisplayListSender(isExact: false).message(for: driver.picture().list)
            driver.frameIsOver()
        }
        _ = PageElements(driver.graph)
        driver.graph.close()
    }

    /// Whether the threads that the window needed have ended; waits for them.
    static func waitForThreads() {
        for _ in 0..<100 where WarmStart.threadCount > 1 { usleep(10_000) }
    }
}

/// Words are in no language, since a session follows its page's.
private struct RehearsalView: View {
    @State private var isOn = true
    @State private var value = 0.5
    @State private var text = "0"

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(0..<4, id: \.self) { row in
                        NavigationLink(value: row) { HStack {
                            Image(systemName: "star.fill").foregroundStyle(.tint);
                            Text(verbatim: "\(row)").font(.headline).bold()
                        } }
                    }
                    Toggle(isOn: $isOn) { Text(verbatim: "1") }
                    Slider(value: $value)
                    TextField(text: $text) { Text(verbatim: "2") }
                }
                Section {
                    ZStack {
                        RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).shadow(radius: 4)
                        VStack(spacing: 4) {
                            Text(verbatim: "3").font(.largeTitle)
                            Text(verbatim: "4").font(.caption).foregroundStyle(.secondary)
                            Button { isOn.toggle() } label: { Label { Text(verbatim: "5") } icon: { Image(systemName: "plus") } }
                                .buttonStyle(.borderedProminent)
                        }
                        .padding()
                    }
                    .frame(height: 120)
                    .opacity(isOn ? 1 : 0.5)
                    .animation(.spring, value: isOn)
                    GeometryReader { proxy in
                        Circle().trim(from: 0, to: value).stroke(.red, lineWidth: 3).frame(width: proxy.size.width / 4)
                    }
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(0..<3) { number in Capsule().frame(width: 40, height: 20).id(number) } }
                    }
                }
            }
            .navigationTitle(Text(verbatim: "6"))
            .toolbar { Button { } label: { Image(systemName: "gear") } }
        }
        .onAppear { text = "7" }
    }
}
