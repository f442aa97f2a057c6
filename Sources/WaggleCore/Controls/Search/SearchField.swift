// The search field of a navigation bar.

import Foundation
import WaggleGeometry

/// Metrics of search fields in points, as on iOS 15 to 18.
enum SearchMetrics {
    /// The field with the space around it.
    static let row: CGFloat = 52
    static let top: CGFloat = 1
    static let field: CGFloat = 36
    static let radius: CGFloat = 10
    /// The gap between the field and the Cancel button.
    static let cancelGap: CGFloat = 12
    /// The scope picker with the space below it.
    static let scopes: CGFloat = 46
    /// The fraction of the field's height below which its text fades.
    static let fade: CGFloat = 0.8
}

/// The row of a search field, with the Cancel button during a search and the scopes below.
struct SearchRow: View {
    let parts: SearchConfiguration
    let request: SearchRequest
    @ObservedObject private var session: SearchSession
    /// The remaining height of the row while content scrolls.
    let height: CGFloat
    let margin: CGFloat

    init(parts: SearchConfiguration, request: SearchRequest, height: CGFloat, margin: CGFloat) {
        (self.parts, self.request, self.height, self.margin) = (parts, request, height, margin)
        session = request.session
    }

    /// True while the scopes are shown.
    @MainActor static func showsScopes(_ parts: SearchConfiguration, _ session: SearchSession) -> Bool {
        guard session.isActive, let scopes = parts.scopes else { return false }
        return scopes.activation.showsAlways || !session.text.wrappedValue.isEmpty
    }

    var body: some View {
        let isActive = session.isActive, visible = max(height - (SearchMetrics.row - SearchMetrics.field), 0)
        VStack(spacing: 0) {
            HStack(spacing: isActive ? SearchMetrics.cancelGap : 0) {
                SearchField(parts: parts, request: request, session: session)
                    .opacity(Double(min(max((visible / SearchMetrics.field - SearchMetrics.fade) / (1 - SearchMetrics.fade), 0), 1)))
                    .frame(height: visible)
                    .background(Color.system(.tertiaryFill), in: RoundedRectangle(cornerRadius: SearchMetrics.radius, style: .continuous))
                    .clipShape(RoundedRectangle(cornerRadius: SearchMetrics.radius, style: .continuous))
                if isActive {
                    Button("Cancel") { session.end() }
                        // Works regardless of the focus.
                        .keyboardShortcut(.cancelAction)
                        .font(.system(size: 17))
                        .fixedSize()
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .padding(.horizontal, margin)
            .padding(.top, SearchMetrics.top)
            .frame(height: height, alignment: .top)
            .clipped()
            if Self.showsScopes(parts, session), let scopes = parts.scopes {
                scopes.picker
                    .padding(.horizontal, margin)
                    .frame(height: SearchMetrics.scopes, alignment: .top)
                    .transition(.opacity)
            }
        }
    }
}

/// The field itself: a magnifying glass, tokens, the text and a button that clears it.
private struct SearchField: View {
    let parts: SearchConfiguration
    let request: SearchRequest
    @ObservedObject var session: SearchSession
    @FocusState private var isFocused: Bool

    var body: some View {
        let tokens = session.tokens?.views() ?? []
        HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).frame(width: 20)
                .accessibilityHidden(true)
            ForEach(tokens.indices, id: \.self) { index in SearchTokenLabel(token: tokens[index]) }
            bound(AnyView(field(hasTokens: !tokens.isEmpty)))
            if !session.text.wrappedValue.isEmpty || !tokens.isEmpty {
                Button {
                    session.text.wrappedValue = ""
                    session.tokens?.removeAll()
                    isFocused = true
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).frame(width: 20, height: SearchMetrics.field)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .font(.system(size: 17))
        .padding(.leading, 6).padding(.trailing, 5)
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
        .modifier(UnclaimedKeyModifier { [session, $isFocused] key in
            guard key.finds else { return false }
            // A field that is scrolled away comes back with the search.
            session.begin()
            $isFocused.wrappedValue = true
            return true
        })
        .onChange(of: isFocused) { _, isFocused in if isFocused { session.begin() } }
        .onChange(of: session.isActive, initial: true) { _, isActive in if isFocused != isActive { isFocused = isActive } }
    }

    private func field(hasTokens: Bool) -> some View {
        // The placeholder is darker than that of other fields.
        TextField(text: session.text, prompt: hasTokens ? nil : (request.prompt ?? Text("Search")).foregroundColor(.secondary)) {
            hasTokens ? Text(verbatim: "") : request.prompt ?? Text("Search")
        }
            .textFieldStyle(.plain)
            .submitLabel(.search)
            .onSubmit { session.submit() }
            .submitScope()
            .focused($isFocused)
            .onKeyPress(keys: [.escape, .delete]) { key in
                if key.key == .escape {
                    guard session.isActive else { return .ignored }
                    session.end()
                    return .handled
                }
                guard hasTokens, session.text.wrappedValue.isEmpty else { return .ignored }
                session.tokens?.removeLast()
                return .handled
            }
            .accessibilityAddTraits(.isSearchField)
    }
    private func bound(_ field: AnyView) -> AnyView { parts.focus?(field) ?? field }
}

/// A token of a search field.
private struct SearchTokenLabel: View {
    let token: AnyView
    var body: some View {
        token.font(.system(size: 15)).lineLimit(1).fixedSize()
            .padding(.horizontal, 7).frame(height: 26)
            .background(Color.system(.fill), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
    }
}
