import SwiftUI
import SwiftUICore

/// The first layout of a screen with many kinds of views. Much of its time goes to the runtime's and the tree's set-up of each view type, which
/// later layouts skip.
@MainActor struct ScreenWorkload {
    func run() {
        Engines.install()
        var frame = CGRect.zero
        let time = nanoseconds {
            let tree = ViewTree(size: CGSize(width: 393, height: 852))
            tree.setRootView(MixedScreen())
            tree.update()
            frame = tree.rootNode.map { CGRect(origin: .zero, size: $0.size) } ?? .zero
        }
        Report.check("width", frame.width, 393)
        Report.time("screen", "first_layout", [time])
    }
}

private struct Item: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

private struct ItemRow: View {
    let item: Item
    @Binding var isDone: Bool

    var body: some View {
        HStack {
            Image(systemName: "star").foregroundStyle(.yellow)
            VStack(alignment: .leading) {
                Text(item.name).font(.headline)
                Text("Detail \(item.id)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Toggle("Done", isOn: $isDone).labelsHidden()
        }
        .padding(.vertical, 4)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).bold()
            content
        }
        .padding()
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.tertiary) }
        .shadow(radius: 2)
    }
}

private struct MixedScreen: View {
    @State private var items = (0..<20).map { Item(id: $0, name: "Item \($0)") }
    @State private var query = ""
    @State private var choice = 1
    @State private var amount = 0.5
    @State private var showsSheet = false

    var body: some View {
        NavigationStack {
            List {
                Section("Settings") {
                    Picker("Choice", selection: $choice) {
                        ForEach(0..<3) { Text("Choice \($0)") }
                    }
                    Slider(value: $amount)
                    Stepper("Step \(choice)", value: $choice)
                    TextField("Name", text: $query)
                }
                Section {
                    ForEach($items) { $item in
                        NavigationLink {
                            Text(item.name)
                        } label: {
                            ItemRow(item: item, isDone: $item.isDone)
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                } header: {
                    Label("Items", systemImage: "list.bullet")
                } footer: {
                    Text("\(items.count) items")
                }
                Section {
                    Card(title: "Card") {
                        ProgressView(value: amount)
                        Gauge(value: amount) { Text("Amount") }
                        Button("Remove", role: .destructive) { items.removeAll() }.buttonStyle(.borderedProminent)
                    }
                    DisclosureGroup("More") { Text("Less") }
                    LabeledContent("Size", value: "3")
                }
            }
            .navigationTitle("Screen")
            .searchable(text: $query)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { showsSheet = true }
                }
                ToolbarItem(placement: .topBarLeading) { EditButton() }
            }
            .sheet(isPresented: $showsSheet) { Text("Sheet") }
        }
        .tint(.purple)
    }
}
