import SwiftUI

/// A conversation: bubbles that keep to the bottom, and a field that sends.
struct Chat: View {
    @State private var lines = Line.samples
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    struct Line: Identifiable, Equatable {
        let id: Int
        let text: String
        let isMine: Bool

        static let samples = [
            Line(id: 0, text: "Are you at the lake already?", isMine: false),
            Line(id: 1, text: "Since an hour. The water is warm, the kiosk has lemon ice.", isMine: true),
            Line(id: 2, text: "I take the next tram.", isMine: false),
            Line(id: 3, text: "Bring the blue blanket!", isMine: true),
        ]
    }

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(lines) { Bubble(line: $0) }
                    }
                    .padding()
                }
                .defaultScrollAnchor(.bottom)
                .onChange(of: lines) {
                    withAnimation { proxy.scrollTo(lines.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) { entry }
            .navigationTitle("Lake, 3 pm")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private var entry: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isWriting)
                .onSubmit(send)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.background, in: RoundedRectangle(cornerRadius: 18))
                .overlay(RoundedRectangle(cornerRadius: 18).stroke(.quaternary))
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill").font(.system(size: 34))
            }
            .buttonStyle(.plain)
            .foregroundStyle(draft.isEmpty ? .gray : .blue)
            .disabled(draft.isEmpty)
            .accessibilityLabel("Send")
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.background)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        withAnimation { lines.append(Line(id: lines.count, text: draft, isMine: true)) }
        draft = ""
    }
}

private struct Bubble: View {
    let line: Chat.Line

    var body: some View {
        Text(line.text)
            .foregroundStyle(line.isMine ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
                line.isMine ? Color.blue : Color.gray.opacity(0.2),
                in: UnevenRoundedRectangle(
                    topLeadingRadius: 18, bottomLeadingRadius: line.isMine ? 18 : 5, bottomTrailingRadius: line.isMine ? 5 : 18,
                    topTrailingRadius: 18)
            )
            .frame(maxWidth: 280, alignment: line.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: line.isMine ? .trailing : .leading)
    }
}
