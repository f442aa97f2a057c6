import SwiftUI

/// A conversation that opens at its end.
struct TalkPage: View {
    struct Message: Identifiable {
        let id: Int
        let text: String
        let isMine: Bool
    }
    @State private var messages: [Message] = TalkPage.past
    @State private var draft = ""
    @State private var isAnswering = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    @ScaledMetric(relativeTo: .body) private var buttonSize: CGFloat = 34
    /// Three quarters of a phone's width; it scales with the text, so that lines have about as many letters at all sizes.
    @ScaledMetric(relativeTo: .body) private var bubbleWidth: CGFloat = 280

    private var motion: Animation? { reduceMotion ? nil : .smooth }
    private var calm: AnyTransition { .opacity.animation(.easeOut(duration: 0.2)) }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                ForEach(messages) { message in
                    bubble(message)
                        .transition(reduceMotion ? calm : .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
                }
                if isAnswering {
                    Text("…")
                        .font(.title2.bold())
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 4)
                        .background(.quaternary, in: Capsule())
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .transition(reduceMotion ? calm : .scale(scale: 0.5, anchor: .bottomLeading).combined(with: .opacity))
                }
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .safeAreaInset(edge: .bottom, spacing: 0) { field }
    }

    private func bubble(_ message: Message) -> some View {
        Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(message.isMine ? AnyShapeStyle(Color("Ember")) : AnyShapeStyle(.quaternary), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
            .frame(maxWidth: bubbleWidth, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }

    private var field: some View {
        HStack(spacing: 10) {
            TextField("Message", text: $draft)
                .onSubmit(send)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .overlay { Capsule().stroke(.quaternary) }
            Button(action: send) {
                Image(systemName: "arrow.up")
                    .font(.body.weight(.bold))
                    .foregroundStyle(.white)
                    .frame(width: buttonSize, height: buttonSize)
                    .background(Color("Ember"), in: Circle())
            }
            .buttonStyle(.plain)
            .opacity(draft.isEmpty ? 0.4 : 1)
            .accessibilityLabel("Send")
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(.bar)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        let text = draft
        draft = ""
        withAnimation(motion) { messages.append(Message(id: messages.count, text: text, isMine: true)) }
        Task {
            try? await Task.sleep(for: .seconds(0.8))
            withAnimation(motion) { isAnswering = true }
            try? await Task.sleep(for: .seconds(1.2))
            withAnimation(motion) {
                isAnswering = false
                messages.append(Message(id: messages.count, text: "Then bring the big umbrella.", isMine: false))
            }
        }
    }

    private static let past: [Message] = (0..<120).map { number in
        let texts = ["Is the boat running?", "It is, but late.", "How late?", "The captain is having breakfast, and the captain does not hurry breakfast.", "Then I have time for one, too.",
                     "Bring some back!", "Rolls or buns?", "Yes.", "The fog is lifting over here. You can see all the way to Merrow.", "Save me a place on the bench."]
        return Message(id: number, text: texts[number % texts.count], isMine: number % 2 == 0)
    }
}
