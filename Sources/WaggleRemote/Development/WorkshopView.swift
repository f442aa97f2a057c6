// The window of a program in development.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest

/// Shows a program in development in all of a window, and over it why its newest version is not there.
public struct WorkshopView: View {
    private let workshop: Workshop
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.scenePhase) private var phase

    public init(_ workshop: Workshop) { self.workshop = workshop }

    public var body: some View {
        ZStack(alignment: .bottom) {
            GeometryReader { geometry in
                let safe = geometry.safeAreaInsets
                let size = CGSize(
                    width: geometry.size.width + safe.leading + safe.trailing, height: geometry.size.height + safe.top + safe.bottom)
                ZStack {
                    if let program = workshop.shown {
                        LiveProgramView(program).id(workshop.version).transition(.identity)
                    } else {
                        WaitingView(isBuilding: workshop.isBuilding)
                    }
                }
                .frame(width: size.width, height: size.height)
                .offset(x: -safe.leading, y: -safe.top)
                .onChange(of: facts(size, safe), initial: true) { _, facts in workshop.follow(facts) }
            }
            if let failure = workshop.failure {
                FailureView(failure: failure) { workshop.hideFailure() }
                    .transition(.opacity)
            } else if let notice = workshop.notice {
                Text(notice).font(.footnote).lineLimit(2).foregroundStyle(.white)
                    .padding(.horizontal, 14).padding(.vertical, 8)
                    .background(Color.black.opacity(0.78), in: Capsule())
                    .padding(12)
                    .allowsHitTesting(false)
                    .transition(.opacity)
            }
        }
        .animation(.easeOut(duration: 0.15), value: workshop.failure)
        .animation(.easeOut(duration: 0.15), value: workshop.notice)
        .navigationTitle(Text(verbatim: workshop.shown?.title ?? ""))
    }

    private func facts(_ size: CGSize, _ safe: EdgeInsets) -> LiveFacts {
        LiveFacts(size: size, safeArea: safe, scale: scale, isDark: colorScheme == .dark, reducesMotion: reducesMotion,
                  reducesTransparency: reducesTransparency,
                  increasesContrast: contrast == .increased, isVisible: phase != .background)
    }
}

/// The picture of a program, which takes all input.
private struct LiveProgramView: View {
    let program: LiveProgram
    @FocusState private var hasKeyboard: Bool
    @Environment(\.hostServices) private var services

    init(_ program: LiveProgram) { self.program = program }

    var body: some View {
        AnimatedDrawingView(program)
            .contentShape(Rectangle())
            .receivesInput { event in
                if case .touch(let touch) = event, touch.phase == .began { hasKeyboard = true }
                pass(event)
            }
            .onContinuousHover { phase in
                switch phase {
                case .active(let location): pass(.hover(location))
                case .ended: pass(.hover(nil))
                }
            }
            .focusable()
            .focusEffectDisabled()
            .focused($hasKeyboard)
            .onKeyPress(phases: .all) { press in
                // These keys close windows.
                if press.modifiers.contains(.control), "wq".contains(press.key.character) { return .ignored }
                program.send(LiveInput.members(press))
                return .handled
            }
            .onAppear {
                program.services = services
                hasKeyboard = true
            }
    }
    private func pass(_ event: InputEvent) { if let members = LiveInput.members(event) { program.send(members) } }
}

/// Until the first version is there.
private struct WaitingView: View {
    let isBuilding: Bool
    var body: some View {
        VStack(spacing: 12) {
            if isBuilding {
                ProgressView()
                Text(verbatim: "Building …").foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Why the newest version is not shown, over the last picture.
struct FailureView: View {
    let failure: Workshop.Failure
    let hide: () -> Void
    /// More fill the window and say no more.
    private static let mostMessages = 20

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Image(systemName: "exclamationmark.octagon.fill").foregroundStyle(.red)
                Text(verbatim: failure.title).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                Button(action: hide) { Image(systemName: "xmark").accessibilityLabel(Text(verbatim: "Hide")) }.buttonStyle(.plain)
            }
            .padding(.horizontal, 16).padding(.vertical, 12)
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    ForEach(Array(failure.messages.prefix(Self.mostMessages).enumerated()), id: \.offset) {
                        MessageView(message: $0.element)
                    }
                    if failure.messages.count > Self.mostMessages {
                        Text(verbatim: "\(failure.messages.count - Self.mostMessages) more are in the terminal.").font(.footnote)
                    }
                    if failure.messages.isEmpty {
                        Text(verbatim: failure.words).font(.system(.footnote, design: .monospaced)).textSelection(.enabled)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16).padding(.bottom, 16)
            }
            .frame(maxHeight: 260)
            .fixedSize(horizontal: false, vertical: true)
        }
        .foregroundStyle(.white)
        .background(Color(red: 0.13, green: 0.09, blue: 0.1).opacity(0.94), in: RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).stroke(Color.red.opacity(0.6), lineWidth: 1) }
        .frame(maxWidth: 760)
        .padding(12)
        .environment(\.colorScheme, .dark)
    }
}

private struct MessageView: View {
    let message: BuildMessage
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "\(message.file):\(message.line)").font(.system(.footnote, design: .monospaced))
                .foregroundStyle(Color(red: 1, green: 0.7, blue: 0.65))
            Text(verbatim: message.words).font(.callout)
            if let source = message.source {
                Text(verbatim: source.trimmingCharacters(in: .whitespaces)).font(.system(.caption, design: .monospaced)).lineLimit(1)
                    .opacity(0.75)
            }
        }
        .textSelection(.enabled)
        .accessibilityElement(children: .combine)
    }
}
