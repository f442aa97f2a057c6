import SwiftUI

/// The files of a program: their names, and the text of the chosen one.
struct SourceView: View {
    let files: [SourceFile]
    @State private var chosen: SourceFile.ID

    init(files: [SourceFile]) {
        self.files = files
        _chosen = State(initialValue: files.first?.id ?? "")
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { tabs in
                ScrollView(.horizontal) {
                    HStack(spacing: 4) {
                        ForEach(files) { file in
                            Button(file.name) { chosen = file.id }
                                .buttonStyle(FileTabStyle(isChosen: file.id == chosen))
                                .help(file.id)
                        }
                    }
                    .padding(8)
                }
                .scrollIndicators(.hidden)
                .onChange(of: chosen) { withAnimation { tabs.scrollTo(chosen) } }
            }
            Divider()
            if let file = files.first(where: { $0.id == chosen }) {
                SourceText(file: file)
                    .id(file.id)
            }
        }
        .background(.background)
    }
}

private struct FileTabStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(isChosen ? AnyShapeStyle(.tint.opacity(0.18)) : AnyShapeStyle(.clear), in: .capsule)
            .contentShape(.capsule)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A file's lines with their numbers.
private struct SourceText: View {
    private let lines: [AttributedString]

    init(file: SourceFile) {
        lines = SourceLines(file.text).lines.map { $0.characters.isEmpty ? " " : $0 }
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 2) {
                ForEach(lines.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text("\(index + 1)")
                            .foregroundStyle(.tertiary)
                            .frame(width: 32, alignment: .trailing)
                        Text(lines[index])
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .font(.system(size: 12, design: .monospaced))
            .padding(.vertical, 10)
            .padding(.trailing, 12)
        }
        .accessibilityIdentifier("source")
    }
}
