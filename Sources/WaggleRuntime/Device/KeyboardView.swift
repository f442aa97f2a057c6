// The picture of an on-screen keyboard, of our own drawing.

import Foundation
import WaggleCore
import WaggleGeometry

struct KeyboardView: View {
    let face: KeyboardFace

    var body: some View {
        let keys = face.keys, top = face.keysTop
        ZStack(alignment: .topLeading) {
            Rectangle().fill(paper)
            if top > 0 { predictions.frame(height: top) }
            ForEach(keys.indices, id: \.self) { keyView(keys[$0]) }
            if let pressed = keys.first(where: { hasCallout($0) && $0.effect == face.pressed.map(KeyboardKey.Effect.types) }) {
                callout(pressed)
            }
        }
        .frame(width: face.size.width, height: face.size.height)
    }

    // MARK: Colours

    private var paper: Color { face.isDark ? Color(red: 0.17, green: 0.17, blue: 0.175) : Color(red: 0.82, green: 0.828, blue: 0.852) }
    private func fill(_ role: KeyboardKey.Role, isPressed: Bool) -> Color {
        let role = isPressed && role == .letter ? .special : role
        return switch role {
        case .letter: face.isDark ? Color(white: 0.42) : .white
        case .special: face.isDark ? Color(white: 0.275) : Color(red: 0.675, green: 0.695, blue: 0.74)
        case .action: Color(red: 0, green: 0.478, blue: 1)
        case .plain: .clear
        }
    }
    private func ink(_ role: KeyboardKey.Role) -> Color { face.isDark || role == .action ? .white : .black }

    // MARK: Parts

    /// A pressed letter of a phone stands above its key. Other keys change their colour.
    func hasCallout(_ key: KeyboardKey) -> Bool {
        guard !face.measures.isTablet, !face.isPad, key.role == .letter, case .types(let text) = key.effect else { return false }
        return text.count == 1 && text != " "
    }

    /// Room for three words, none of which is known.
    private var predictions: some View {
        HStack {
            ForEach(0..<2) { _ in
                Spacer()
                if !face.measures.isTablet { Rectangle().fill(ink(.letter).opacity(0.18)).frame(width: 1, height: 24) }
            }
            Spacer()
        }
        .frame(width: face.size.width)
    }

    private func keyView(_ key: KeyboardKey) -> some View {
        let isPressed = key.effect == face.pressed.map(KeyboardKey.Effect.types)
        return label(key)
            .foregroundStyle(ink(key.role))
            .frame(width: key.frame.width, height: key.frame.height)
            .background {
                if key.role != .plain {
                    let corner = RoundedRectangle(cornerRadius: face.measures.isTablet ? 7 : 5, style: .continuous)
                    ZStack {
                        corner.fill(.black.opacity(face.isDark ? 0.4 : 0.3)).offset(y: 1)
                        corner.fill(fill(key.role, isPressed: isPressed && !hasCallout(key)))
                    }
                }
            }
            .offset(x: key.frame.minX, y: key.frame.minY)
    }
    @ViewBuilder private func label(_ key: KeyboardKey) -> some View {
        switch key.label {
        case .text(let text):
            Text(text).font(.system(size: fontSize(of: text, key.role))).lineLimit(1).minimumScaleFactor(0.6).padding(.horizontal, 2)
                .offset(y: isLetter(text) ? -1 : 0)
        case .symbol(let name): Image(systemName: name).font(.system(size: key.role == .plain && !face.isPad ? 22 : 19))
        case .digit(let digit, let letters):
            VStack(spacing: -1) {
                Text(digit).font(.system(size: 25))
                if !letters.isEmpty { Text(letters).font(.system(size: 10, weight: .semibold)) }
            }
        }
    }
    private func isLetter(_ text: String) -> Bool { text.count == 1 && text == text.lowercased() && text != text.uppercased() }
    /// Single characters are large, words small.
    private func fontSize(of text: String, _ role: KeyboardKey.Role) -> CGFloat {
        if text.count > 1 { return face.isPad ? 20 : face.measures.isTablet ? 19 : 16 }
        if face.measures.isTablet { return face.measures.isLandscape ? 28 : 25 }
        return isLetter(text) ? 25 : 22.5
    }

    private func callout(_ key: KeyboardKey) -> some View {
        let rect = key.frame, width = rect.width + 26, x = min(max(rect.midX - width / 2, 1), face.size.width - width - 1), height = 54.0
        return ZStack(alignment: .topLeading) {
            UnevenRoundedRectangle(bottomLeadingRadius: 5, bottomTrailingRadius: 5).fill(fill(.letter, isPressed: false))
                .frame(width: rect.width, height: rect.height + 8).offset(x: rect.minX, y: rect.minY - 8)
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(fill(.letter, isPressed: false))
                .overlay { if case .text(let text) = key.label { Text(text).font(.system(size: 33)).foregroundStyle(ink(.letter)) } }
                .frame(width: width, height: height)
                .offset(x: x, y: rect.minY - height - 2)
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
    }
}
