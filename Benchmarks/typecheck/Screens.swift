import SwiftUI

struct NestedConditions: View {
    var item: Item
    @State private var isOpen = false
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                if item.isDone {
                    Image(systemName: "checkmark")
                } else if item.count > 3 {
                    Text("\(item.count)").bold()
                } else {
                    switch item.kind {
                    case .small: Circle().frame(width: 8)
                    case .medium: Rectangle().frame(width: 12)
                    case .large:
                        VStack {
                            Text("large")
                            if isOpen { Text("open") }
                        }
                    }
                }
                Spacer()
                if width == .compact { EmptyView() } else { Text(item.date, style: .date) }
            }
            if let detail = item.detail, !detail.isEmpty {
                Text(detail)
                    .font(.body)
                    .foregroundStyle(scheme == .dark ? Color.white : Color.black)
                    .lineLimit(isOpen ? nil : 2)
            }
            if !item.tags.isEmpty {
                HStack {
                    ForEach(item.tags, id: \.self) { tag in
                        Text("#" + tag)
                            .font(.caption2)
                            .padding(.horizontal, 6)
                            .padding(.vertical, 2)
                            .background(Capsule().fill(Color.accentColor.opacity(0.2)))
                    }
                }
            }
            Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } }
        }
        .padding()
        .background(scheme == .dark ? Color.black : Color.white)
        .cornerRadius(12)
        .shadow(radius: isOpen ? 8 : 2)
    }
}

struct Tabs: View {
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack { Text("Home").navigationTitle("Home") }
                .tabItem { Label("Home", systemImage: "house") }
                .tag(0)
            List(0..<20) { Text("Row \($0)") }
                .tabItem { Label("List", systemImage: "list.bullet") }
                .tag(1)
                .badge(3)
            ScrollView { Text("Profile") }
                .tabItem {
                    Image(systemName: "person")
                    Text("Profile")
                }
                .tag(2)
        }
        .tint(.purple)
        .onChange(of: tab) { print(tab) }
    }
}

struct ModernTabs: View {
    @State private var tab = Kind.small
    var body: some View {
        TabView(selection: $tab) {
            Tab("Small", systemImage: "circle", value: Kind.small) { Text("small") }
            Tab("Medium", systemImage: "square", value: Kind.medium) {
                NavigationStack { List { Text("medium") }.navigationTitle("Medium") }
            }
            Tab("Large", systemImage: "triangle", value: Kind.large) { Text("large").padding() }
                .badge(2)
        }
    }
}

struct Dashboard: View {
    @Environment(Library.self) private var library
    @State private var kind: Kind?
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Total: \(library.total, format: .currency(code: "EUR"))").font(.largeTitle.bold())
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
                    ForEach(Kind.allCases) { kind in
                        let items = library.items.filter { $0.kind == kind }
                        VStack(alignment: .leading) {
                            Label(kind.title, systemImage: "shippingbox").font(.headline)
                            Text("\(items.count) items, \(items.filter(\.isDone).count) done")
                            ProgressView(value: Double(items.filter(\.isDone).count), total: Double(max(items.count, 1)))
                        }
                        .padding()
                        .background(self.kind == kind ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.1))
                        .clipShape(.rect(cornerRadius: 16))
                        .onTapGesture { self.kind = self.kind == kind ? nil : kind }
                    }
                }
                if library.isLoading {
                    ProgressView().frame(maxWidth: .infinity)
                } else if let error = library.error {
                    Label(error, systemImage: "xmark.octagon").foregroundStyle(.red)
                }
            }
            .padding()
        }
        .background(Color.gray.opacity(0.05).ignoresSafeArea())
        .task {
            do {
                try await library.reload()
            } catch {
                library.error = error.localizedDescription
            }
        }
    }
}

struct MenuBar: View {
    @State private var kind = Kind.small
    @State private var isGrid = false
    var body: some View {
        Menu {
            Button("New", systemImage: "plus") {}
            Button {
            } label: {
                Label("Open", systemImage: "folder")
            }
            Divider()
            Menu("Sort by") {
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases) { Text($0.title).tag($0) }
                }
                Toggle("Grid", isOn: $isGrid)
            }
            Section("Danger") {
                Button("Delete", role: .destructive) {}
            }
        } label: {
            Label("Actions", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
        } primaryAction: {
            isGrid.toggle()
        }
        .menuStyle(.borderlessButton)
        .fixedSize()
    }
}

struct RichText: View {
    var item: Item
    var body: some View {
        VStack(alignment: .leading) {
            Text("Hello ").bold() + Text(item.name).italic().foregroundColor(.blue) + Text("!").font(.title)
            Text("**\(item.count)** of \(item.price, specifier: "%.2f")")
            Text(verbatim: "a" + item.name + "b" + String(item.count))
            Text("\(item.date, style: .time) and \(Image(systemName: "star"))")
            Text(item.tags.joined(separator: ", ").isEmpty ? "none" : item.tags.joined(separator: ", "))
            Text(item.date.formatted(date: .abbreviated, time: .shortened))
            Text("a") + Text("b") + Text("c") + Text("d") + Text("e")
        }
        .multilineTextAlignment(.leading)
        .textSelection(.enabled)
    }
}

struct Player: View {
    @State private var isPlaying = false
    @State private var time = 0.0
    var length = 245.0
    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 16)
                .fill(LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
                .aspectRatio(1, contentMode: .fit)
                .overlay(Image(systemName: "music.note").font(.system(size: 80)).foregroundColor(.white.opacity(0.8)))
                .shadow(color: Color.black.opacity(isPlaying ? 0.4 : 0.1), radius: isPlaying ? 20 : 5, x: 0, y: 10)
                .scaleEffect(isPlaying ? 1 : 0.85)
            VStack {
                Slider(value: $time, in: 0...length)
                HStack {
                    Text(String(format: "%d:%02d", Int(time) / 60, Int(time) % 60))
                    Spacer()
                    Text("-" + String(format: "%d:%02d", Int(length - time) / 60, Int(length - time) % 60))
                }
                .font(.caption.monospacedDigit())
            }
            HStack(spacing: 40) {
                Button {
                    time = max(0, time - 15)
                } label: {
                    Image(systemName: "gobackward.15")
                }
                Button {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { isPlaying.toggle() }
                } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44)).frame(width: 60)
                }
                Button {
                    time = min(length, time + 15)
                } label: {
                    Image(systemName: "goforward.15")
                }
            }
            .font(.title)
            .foregroundStyle(.primary)
        }
        .padding(32)
        .background {
            LinearGradient(colors: [.pink.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        }
    }
}

struct Calculator: View {
    @State private var display = "0"
    let rows = [["7", "8", "9", "/"], ["4", "5", "6", "x"], ["1", "2", "3", "-"], ["0", ".", "=", "+"]]
    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 12) {
                Spacer()
                Text(display)
                    .font(.system(size: 72, weight: .light))
                    .minimumScaleFactor(0.3)
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .trailing)
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { key in
                            Button {
                                display = display == "0" ? key : display + key
                            } label: {
                                Text(key)
                                    .font(.title)
                                    .frame(
                                        width: (geometry.size.width - 5 * 12) / 4,
                                        height: (geometry.size.width - 5 * 12) / 4
                                    )
                                    .background("/x-+=".contains(key) ? Color.orange : Color(white: 0.3))
                                    .foregroundColor(.white)
                                    .clipShape(Circle())
                            }
                            .keyboardShortcut(KeyEquivalent(Character(key)), modifiers: [])
                        }
                    }
                }
            }
            .padding(12)
        }
        .background(.black)
    }
}

struct Weather: View {
    var hours: [(hour: Int, temperature: Double)] = []
    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [Color.blue, Color("sky")]), startPoint: .topLeading, endPoint: .bottomTrailing)
                .edgesIgnoringSafeArea(.all)
            VStack {
                Text("Cupertino, CA").font(.system(size: 32, weight: .medium, design: .default)).foregroundColor(.white).padding()
                VStack(spacing: 8) {
                    Image(systemName: "cloud.sun.fill")
                        .renderingMode(.original)
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 180, height: 180)
                    Text("76°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
                }
                .padding(.bottom, 40)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 20) {
                        ForEach(hours, id: \.hour) { entry in
                            VStack {
                                Text("\(entry.hour):00")
                                Image(systemName: entry.hour > 6 && entry.hour < 20 ? "sun.max.fill" : "moon.stars.fill")
                                Text("\(Int(entry.temperature.rounded()))°")
                            }
                            .foregroundColor(entry.temperature > 25 ? .red : .white)
                        }
                    }
                }
                Spacer()
                Button(action: {}) {
                    Text("Change").frame(width: 280, height: 50).background(Color.white).font(.system(size: 20, weight: .bold)).cornerRadius(10)
                }
                Spacer()
            }
        }
    }
}

struct StopWatch: View {
    @State private var start: Date?
    @State private var laps: [TimeInterval] = []
    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: start == nil)) { context in
            let elapsed = start.map { context.date.timeIntervalSince($0) } ?? 0
            VStack {
                Text(String(format: "%02d:%04.1f", Int(elapsed) / 60, elapsed.truncatingRemainder(dividingBy: 60)))
                    .font(.system(.largeTitle, design: .monospaced))
                    .contentTransition(.numericText())
                HStack {
                    Button(start == nil ? "Start" : "Stop") {
                        if let begin = start {
                            laps.append(Date().timeIntervalSince(begin))
                            start = nil
                        } else {
                            start = Date()
                        }
                    }
                    .tint(start == nil ? .green : .red)
                    Button("Reset") { laps.removeAll() }.disabled(laps.isEmpty)
                }
                .buttonStyle(.bordered)
                List(laps.indices.reversed(), id: \.self) { index in
                    HStack {
                        Text("Lap \(index + 1)")
                        Spacer()
                        Text(laps[index], format: .number.precision(.fractionLength(2)))
                            .foregroundStyle(laps[index] == laps.min() ? Color.green : laps[index] == laps.max() ? .red : .primary)
                    }
                }
            }
        }
    }
}

struct TodoApp: View {
    @State private var items = [Item]()
    @State private var title = ""
    @State private var showsDone = true
    private var visible: [Item] { items.filter { showsDone || !$0.isDone } }
    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                HStack {
                    TextField("New", text: $title, onCommit: add).textFieldStyle(RoundedBorderTextFieldStyle())
                    Button(action: add) { Image(systemName: "plus.circle.fill").imageScale(.large) }
                        .disabled(title.isEmpty)
                }
                .padding()
                List {
                    ForEach(visible) { item in
                        HStack {
                            Button(action: { toggle(item) }) {
                                Image(systemName: item.isDone ? "checkmark.square" : "square")
                            }
                            .buttonStyle(PlainButtonStyle())
                            Text(item.name).foregroundColor(item.isDone ? .secondary : .primary)
                        }
                    }
                    .onDelete { offsets in
                        let ids = offsets.map { visible[$0].id }
                        items.removeAll { ids.contains($0.id) }
                    }
                }
                .listStyle(PlainListStyle())
                Toggle("Show done", isOn: $showsDone.animation()).padding()
            }
            .navigationBarTitle("Todo", displayMode: .inline)
            .navigationBarItems(trailing: EditButton())
        }
    }
    private func add() {
        items.append(Item(id: items.count, name: title))
        title = ""
    }
    private func toggle(_ item: Item) {
        if let index = items.firstIndex(of: item) { items[index].isDone.toggle() }
    }
}

struct ItemTable: View {
    @State private var items: [Item] = []
    @State private var selection: Item.ID?
    @State private var order = [KeyPathComparator(\Item.name)]
    var body: some View {
        Table(items, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Price", value: \.price) { Text($0.price, format: .currency(code: "EUR")) }
            TableColumn("Count", value: \.count) { item in Text("\(item.count)").monospacedDigit() }.width(min: 40, ideal: 60)
            TableColumn("Done") { item in Image(systemName: item.isDone ? "checkmark" : "xmark") }
        }
        .onChange(of: order) { items.sort(using: order) }
        .contextMenu(forSelectionType: Item.ID.self) { ids in
            Button("Delete \(ids.count)") { items.removeAll { ids.contains($0.id) } }
        }
    }
}

struct Onboarding: View {
    @State private var page = 0
    @Namespace private var space
    let pages: [(symbol: String, title: String, color: Color)] = [("star", "Star", .yellow), ("heart", "Heart", .red)]
    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages.indices, id: \.self) { index in
                    VStack(spacing: 24) {
                        Image(systemName: pages[index].symbol).font(.system(size: 100)).foregroundStyle(pages[index].color.gradient)
                        Text(pages[index].title).font(.title.weight(.semibold))
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack {
                ForEach(pages.indices, id: \.self) { index in
                    if index == page {
                        Capsule().frame(width: 24, height: 8).matchedGeometryEffect(id: "dot", in: space)
                    } else {
                        Circle().frame(width: 8, height: 8).opacity(0.3).onTapGesture { withAnimation { page = index } }
                    }
                }
            }
            Button(page == pages.count - 1 ? "Start" : "Next") {
                withAnimation(.easeInOut) {
                    if page < pages.count - 1 { page += 1 }
                }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.bottom, page == pages.count - 1 ? 40 : 20)
        }
    }
}
