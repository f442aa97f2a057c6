/// The files of a program to start from.
struct NewProgram {
    /// The title on its screen.
    let title: String
    /// A Swift name made from the title's words, without a final “App”.
    let type: String

    init(title: String) {
        self.title = title
        let plain = title.folding(options: .diacriticInsensitive, locale: nil)
        let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = SourceProgram.identifier(from: words.isEmpty ? title : words.joined())
        type = name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
    }

    /// The module is named after the folder.
    private var module: String { SourceProgram.identifier(from: title) }
    /// The title as it is written in a literal.
    private var literal: String { title.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" } }

    var files: [(path: String, text: String)] {
        [("\(type)App.swift", app), ("\(type)View.swift", view), ("tour.txt", tour), ("\(type)Tests/\(type)Tests.swift", tests)]
    }

    private var app: String {
        """
        // Where the program begins: the type with @main says which windows there are.

        import SwiftUI

        @main
        struct \(type)App: App {
            var body: some Scene {
                WindowGroup {
                    \(type)View()
                }
            }
        }

        """
    }

    private var view: String {
        """
        // The only screen: a ball that floats, is thrown by a finger, and changes its colour when tapped.

        import SwiftUI

        struct \(type)View: View {
            // State is what a view remembers. When it changes, `body` runs again, and what differs is drawn.
            @State private var throwCount = 0
            @State private var hue = 0.55
            // How far a finger pulls the ball. It is zero again as soon as the finger lifts.
            @GestureState private var pull = CGSize.zero

            var body: some View {
                VStack(spacing: 64) {
                    Text("\(literal)")
                        .font(.largeTitle.bold())
                    ball
                    Text(message)
                        .foregroundStyle(.secondary)
                        .contentTransition(.numericText())
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(color.opacity(0.15))
            }

            private var color: Color { Color(hue: hue, saturation: 0.65, brightness: 0.95) }

            private var message: String {
                switch throwCount {
                case 0: "Throw the ball, or tap it."
                case 1: "Thrown once"
                default: "Thrown \\(throwCount) times"
                }
            }

            private var ball: some View {
                Circle()
                    .fill(color.gradient)
                    .frame(width: 140, height: 140)
                    // The phases repeat forever, each reached by an animation.
                    .phaseAnimator([8.0, -8.0]) { ball, height in
                        ball
                            .offset(y: height)
                            .shadow(color: color.opacity(0.5), radius: 14 - height / 2, y: 14 - height)
                    } animation: { _ in
                        .easeInOut(duration: 1.2)
                    }
                    // Follows the finger, and springs back when the pull ends.
                    .scaleEffect(pull == .zero ? 1 : 1.1)
                    .offset(pull)
                    .animation(.spring(duration: 0.6, bounce: 0.5), value: pull)
                    .gesture(throwing)
                    .onTapGesture {
                        withAnimation(.easeInOut(duration: 0.4)) { hue = (hue + 0.13).truncatingRemainder(dividingBy: 1) }
                    }
                    // What a screen reader says, and how scripts and tests find the ball.
                    .accessibilityLabel("Ball")
                    .accessibilityAddTraits(.isButton)
            }

            private var throwing: some Gesture {
                DragGesture()
                    .updating($pull) { drag, pull, _ in pull = drag.translation }
                    .onEnded { _ in withAnimation { throwCount += 1 } }
            }
        }

        // Drawn without the app around them: ./waggle previews lists them, ./waggle render and film take --preview Day.
        #Preview("Day") {
            \(type)View()
        }
        #Preview("Night") {
            \(type)View()
                .preferredColorScheme(.dark)
        }

        """
    }

    private var tour: String {
        """
        # What happens in the film, one step a line. Waggle's Documentation/Scripts.md lists all steps.
        device iphone-15
        wait 1
        tap "Ball"
        wait 0.8
        drag "Ball" by 90,-160 over 0.5
        wait 1.2
        drag "Ball" by -110,120 over 0.4
        wait 1
        dark
        wait 1
        snapshot night.png

        """
    }

    private var tests: String {
        """
        // Shows the screen in memory, moves a finger on it, and advances its clock by hand: ./waggle test runs it in seconds.

        import SwiftUI
        import Testing
        import WaggleTesting
        @testable import \(module)

        @MainActor
        struct \(type)Tests {
            @Test func throwsAreCounted() throws {
                let screen = try TestScreen(\(type)View(), device: "iphone-15")
                #expect(screen.shows("Throw the ball, or tap it."))
                try screen.drag("Ball", by: CGSize(width: 90, height: -160))
                screen.advance(by: 1)
                #expect(screen.shows("Thrown once"))
                try screen.drag("Ball", by: CGSize(width: -90, height: 20))
                screen.advance(by: 1)
                #expect(screen.shows("Thrown 2 times"))
            }

            @Test func theBallComesBack() throws {
                let screen = try TestScreen(\(type)View(), device: "iphone-15")
                let place = try screen.element("Ball").frame
                try screen.drag("Ball", by: CGSize(width: 90, height: -160))
                // It floats, so its height is not always the same.
                screen.advance(by: 3)
                #expect(abs(try screen.element("Ball").frame.midX - place.midX) < 1)
            }
        }

        """
    }
}
