import SwiftUI

/// An inbox: rows with swipe actions that open to the whole message.
struct MailList: View {
    @State private var messages = Message.samples

    var body: some View {
        NavigationStack {
            List {
                ForEach($messages) { $message in
                    NavigationLink(value: message.id) {
                        MessageRow(message: message)
                    }
                    .swipeActions(edge: .leading) {
                        Button {
                            message.isRead.toggle()
                        } label: {
                            Label(message.isRead ? "Unread" : "Read", systemImage: message.isRead ? "envelope.badge" : "envelope.open")
                        }
                        .tint(.blue)
                    }
                    .swipeActions {
                        Button(role: .destructive) {
                            delete(message.id)
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                        Button {
                            message.isFlagged.toggle()
                        } label: {
                            Label("Flag", systemImage: "flag")
                        }
                        .tint(.orange)
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .navigationDestination(for: Message.ID.self) { id in
                if let message = messages.first(where: { $0.id == id }) { MessageView(message: message) }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Read all") { for index in messages.indices { messages[index].isRead = true } }
                }
            }
        }
    }

    private func delete(_ id: Message.ID) {
        withAnimation { messages.removeAll { $0.id == id } }
    }
}

struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    let time: String
    var isRead = false
    var isFlagged = false

    static let samples = [
        Message(
            id: 1, sender: "Maria Kirch", subject: "The comet is back",
            text: "Two degrees west of where we looked last night. Bring the long tube, and a coat.", time: "09:41"),
        Message(
            id: 2, sender: "Workshop", subject: "Your lens is ready",
            text: "Ground and polished. The second surface took three more days than we thought.", time: "08:15", isFlagged: true),
        Message(
            id: 3, sender: "Library", subject: "Two books are due on Friday", text: "Both can be kept for another week: answer this message.",
            time: "Yesterday", isRead: true),
        Message(
            id: 4, sender: "Caroline", subject: "Measurements of June",
            text: "The table is complete now. Row fourteen looks odd; could you check it against your notes?", time: "Tuesday", isRead: true),
        Message(
            id: 5, sender: "Observatory", subject: "Opening hours in autumn", text: "From September on the dome opens at seven.", time: "Monday",
            isRead: true),
    ]
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Circle()
                .fill(message.isRead ? .clear : .blue)
                .frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).font(.headline)
                    if message.isFlagged { Image(systemName: "flag.fill").font(.caption).foregroundStyle(.orange) }
                    Spacer()
                    Text(message.time).font(.subheadline).foregroundStyle(.secondary)
                }
                Text(message.subject).font(.subheadline)
                Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
        .padding(.vertical, 4)
    }
}

private struct MessageView: View {
    let message: Message

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(message.subject).font(.title2.bold())
                LabeledContent(message.sender, value: message.time).foregroundStyle(.secondary)
                Divider()
                Text(message.text)
            }
            .padding()
        }
        .navigationTitle(message.sender)
        .navigationBarTitleDisplayMode(.inline)
    }
}
