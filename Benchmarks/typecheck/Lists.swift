import SwiftUI

struct ItemList: View {
    @State private var library = Library()
    @State private var selection: Set<Int> = []
    @State private var isAdding = false
    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(library.items) { item in
                    NavigationLink(value: item) {
                        HStack {
                            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                                .foregroundStyle(item.isDone ? .green : .secondary)
                            VStack(alignment: .leading) {
                                Text(item.name).strikethrough(item.isDone)
                                if let detail = item.detail {
                                    Text(detail).font(.caption).foregroundStyle(.secondary)
                                }
                            }
                            Spacer()
                            Text(item.price, format: .currency(code: "EUR")).monospacedDigit()
                        }
                    }
                    .swipeActions(edge: .trailing) {
                        Button("Delete", systemImage: "trash", role: .destructive) {}
                        Button {
                        } label: {
                            Label("Flag", systemImage: "flag")
                        }.tint(.orange)
                    }
                    .contextMenu {
                        Button("Copy") {}
                        Divider()
                        Button("Delete", role: .destructive) {}
                    }
                }
                .onDelete(perform: library.remove)
                .onMove(perform: library.move)
            }
            .searchable(text: $library.query, prompt: "Search")
            .refreshable { try? await library.reload() }
            .navigationDestination(for: Item.self) { item in Text(item.name) }
            .navigationTitle("Items")
            .toolbar {
                EditButton()
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { Text("new") }
            .overlay {
                if library.items.isEmpty {
                    ContentUnavailableView("No items", systemImage: "tray", description: Text("Add one."))
                }
            }
        }
    }
}

struct SectionedList: View {
    var groups: [(title: String, items: [Item])] = []
    @State private var isExpanded = true
    var body: some View {
        List {
            ForEach(groups, id: \.title) { group in
                Section {
                    ForEach(group.items) { item in
                        LabeledContent(item.name, value: item.price, format: .number)
                    }
                } header: {
                    HStack {
                        Text(group.title)
                        Spacer()
                        Text("\(group.items.count)").foregroundStyle(.secondary)
                    }
                } footer: {
                    Text("Sum: \(group.items.map(\.price).reduce(0, +), format: .number)")
                }
            }
            DisclosureGroup("More", isExpanded: $isExpanded) {
                ForEach(0..<3) { index in Text("Row \(index)") }
            }
        }
        .listStyle(.insetGrouped)
        .environment(\.defaultMinListRowHeight, 30)
    }
}

struct LazyFeed: View {
    var items: [Item]
    @State private var position: Int?
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                        HStack(alignment: .top) {
                            Circle().fill(index % 2 == 0 ? Color.blue : .green).frame(width: 32, height: 32)
                            VStack(alignment: .leading, spacing: 2) {
                                Text(item.name).font(.headline)
                                Text(item.date, style: .relative).font(.caption)
                                Text(item.detail ?? "").lineLimit(3)
                            }
                            Spacer(minLength: 0)
                        }
                        .padding(.horizontal)
                        .id(item.id)
                        if index < items.count - 1 { Divider().padding(.leading, 44) }
                    }
                } header: {
                    Text("Feed").frame(maxWidth: .infinity).background(.bar)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .scrollIndicators(.hidden)
    }
}

struct PhotoGrid: View {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 4)]
    @State private var selected: Item?
    var items: [Item]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(items) { item in
                    Button {
                        withAnimation(.snappy) { selected = selected == item ? nil : item }
                    } label: {
                        Image(systemName: "photo")
                            .resizable()
                            .aspectRatio(contentMode: .fill)
                            .frame(minWidth: 0, maxWidth: .infinity)
                            .aspectRatio(1, contentMode: .fit)
                            .clipped()
                            .overlay(alignment: .bottomTrailing) {
                                if selected == item {
                                    Image(systemName: "checkmark.circle.fill")
                                        .symbolRenderingMode(.palette)
                                        .foregroundStyle(.white, .blue)
                                        .padding(4)
                                }
                            }
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(4)
        }
    }
}

struct OutlineOfTags: View {
    struct Node: Identifiable { var id: String; var children: [Node]? }
    var nodes: [Node] = []
    @State private var choice: String?
    var body: some View {
        NavigationSplitView {
            List(nodes, children: \.children, selection: $choice) { node in
                Label(node.id, systemImage: node.children == nil ? "doc" : "folder")
                    .badge(node.children?.count ?? 0)
            }
            .listStyle(.sidebar)
            .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        } detail: {
            if let choice {
                Text(choice).font(.largeTitle)
            } else {
                Text("Nothing chosen").foregroundStyle(.secondary)
            }
        }
    }
}

struct BindingRows: View {
    @Binding var items: [Item]
    @State private var filter = ""
    var body: some View {
        List {
            ForEach($items) { $item in
                HStack {
                    Toggle(item.name, isOn: $item.isDone).labelsHidden()
                    TextField("Name", text: $item.name)
                    Stepper("\(item.count)", value: $item.count, in: 0...99).fixedSize()
                }
                .listRowSeparator(.hidden)
                .listRowBackground(item.isDone ? Color.green.opacity(0.1) : Color.clear)
            }
            .onDelete { items.remove(atOffsets: $0) }
            ForEach(items.filter { filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter) }.sorted { $0.name < $1.name }) { item in
                Text(item.name)
            }
        }
    }
}

struct ChatList: View {
    var messages: [(id: Int, text: String, isMine: Bool)] = []
    @State private var draft = ""
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    ForEach(messages, id: \.id) { message in
                        HStack {
                            if message.isMine { Spacer(minLength: 40) }
                            Text(message.text)
                                .padding(.horizontal, 12)
                                .padding(.vertical, 8)
                                .background(message.isMine ? Color.accentColor : Color.gray.opacity(0.2))
                                .foregroundColor(message.isMine ? .white : .primary)
                                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
                            if !message.isMine { Spacer(minLength: 40) }
                        }
                    }
                    .padding()
                }
                .onChange(of: messages.count) {
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft, axis: .vertical).lineLimit(1...4)
                Button {
                    draft = ""
                } label: {
                    Image(systemName: "arrow.up.circle.fill").font(.title)
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            .padding(8)
            .background(.bar)
        }
    }
}
