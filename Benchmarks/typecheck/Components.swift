import SwiftUI

struct CapsuleButtonStyle: ButtonStyle {
    var color = Color.blue
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(Capsule().fill(configuration.isPressed ? color.opacity(0.7) : color))
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .onTapGesture { configuration.isOn.toggle() }
            configuration.label
        }
    }
}

struct CardModifier: ViewModifier {
    var isSelected = false
    func body(content: Content) -> some View {
        content
            .padding()
            .background(.background.secondary, in: .rect(cornerRadius: 12))
            .overlay {
                RoundedRectangle(cornerRadius: 12).strokeBorder(isSelected ? Color.accentColor : .clear, lineWidth: 2)
            }
            .shadow(color: .black.opacity(isSelected ? 0.2 : 0.05), radius: isSelected ? 10 : 3, y: isSelected ? 4 : 1)
    }
}

struct LoadingView<Value, Content: View>: View {
    enum Phase { case idle, loading, failed(any Error), loaded(Value) }
    @State private var phase = Phase.idle
    var load: () async throws -> Value
    @ViewBuilder var content: (Value) -> Content
    var body: some View {
        Group {
            switch phase {
            case .idle, .loading: ProgressView().controlSize(.large)
            case .failed(let error):
                VStack {
                    Text(error.localizedDescription).foregroundStyle(.red)
                    Button("Retry") { phase = .idle }
                }
            case .loaded(let value): content(value)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task {
            phase = .loading
            do { phase = .loaded(try await load()) } catch { phase = .failed(error) }
        }
    }
}

struct Avatar: View {
    var name: String
    var url: URL?
    var size: CGFloat = 48
    var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark").font(.system(size: size / 2))
            default:
                Text(name.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined())
                    .font(.system(size: size * 0.4, weight: .semibold))
            }
        }
        .frame(width: size, height: size)
        .background(Color(hue: Double(abs(name.hashValue) % 100) / 100, saturation: 0.5, brightness: 0.8))
        .clipShape(Circle())
        .overlay(Circle().stroke(.white, lineWidth: size / 24))
    }
}

struct ExpandableText: View {
    var text: String
    var limit = 3
    @State private var isExpanded = false
    @State private var fullHeight: CGFloat = 0
    @State private var height: CGFloat = 0
    var body: some View {
        VStack(alignment: .leading) {
            Text(text)
                .lineLimit(isExpanded ? nil : limit)
                .background(
                    GeometryReader { proxy in
                        Color.clear.onAppear { height = proxy.size.height }
                    }
                )
                .background {
                    Text(text).fixedSize(horizontal: false, vertical: true).hidden()
                        .background(GeometryReader { proxy in Color.clear.onAppear { fullHeight = proxy.size.height } })
                }
            if fullHeight > height || isExpanded {
                Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }.font(.caption)
            }
        }
    }
}

struct Toast: View {
    @Binding var message: String?
    var body: some View {
        ZStack(alignment: .bottom) {
            Color.clear
            if let message {
                HStack(spacing: 8) {
                    Image(systemName: "info.circle")
                    Text(message).font(.callout)
                    Spacer()
                    Button {
                        self.message = nil
                    } label: {
                        Image(systemName: "xmark")
                    }.buttonStyle(.borderless)
                }
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
                .padding()
                .transition(.move(edge: .bottom).combined(with: .opacity))
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                        withAnimation { self.message = nil }
                    }
                }
            }
        }
        .animation(.spring(), value: message)
    }
}

struct Flow: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: min(proposal.width ?? .infinity, sizes.map(\.width).reduce(0) { $0 + $1 + spacing } - spacing),
            height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}

struct DropTarget: View {
    @State private var texts: [String] = []
    @State private var isTargeted = false
    var body: some View {
        VStack {
            ForEach(texts, id: \.self) { text in
                Text(text).draggable(text) { Text(text).padding().background(.yellow) }
            }
        }
        .frame(width: 200, height: 200)
        .background(isTargeted ? Color.blue.opacity(0.2) : .clear)
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6])))
        .dropDestination(for: String.self) { items, location in
            texts.append(contentsOf: items)
            return location.x > 0
        } isTargeted: {
            isTargeted = $0
        }
    }
}

struct KeyframeBadge: View {
    @State private var count = 0
    struct Values { var scale = 1.0; var angle = Angle.zero }
    var body: some View {
        Image(systemName: "bell.fill")
            .font(.largeTitle)
            .keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
                content.scaleEffect(value.scale).rotationEffect(value.angle)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    SpringKeyframe(1.4, duration: 0.2)
                    CubicKeyframe(1, duration: 0.3)
                }
                KeyframeTrack(\.angle) {
                    LinearKeyframe(.degrees(20), duration: 0.1)
                    LinearKeyframe(.degrees(-20), duration: 0.2)
                    LinearKeyframe(.zero, duration: 0.1)
                }
            }
            .overlay(alignment: .topTrailing) {
                if count > 0 {
                    Text("\(count)").font(.caption2).padding(4).background(Circle().fill(.red)).offset(x: 8, y: -8)
                }
            }
            .onTapGesture { count += 1 }
    }
}

struct GesturePad: View {
    @GestureState private var zoom = 1.0
    @State private var total = 1.0
    @State private var angle = Angle.zero
    var body: some View {
        Rectangle()
            .fill(.blue.gradient)
            .frame(width: 200, height: 200)
            .scaleEffect(zoom * total)
            .rotationEffect(angle)
            .gesture(
                MagnifyGesture()
                    .updating($zoom) { value, state, _ in state = value.magnification }
                    .onEnded { total *= $0.magnification }
                    .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            )
            .onTapGesture(count: 2) {
                withAnimation {
                    total = 1; angle = .zero
                }
            }
            .onLongPressGesture(minimumDuration: 0.5) {
                total = 2
            } onPressingChanged: { isPressing in
                print(isPressing)
            }
    }
}

struct HostedSplit: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var item: Item?
    @State private var showsInspector = false
    var items: [Item] = []
    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(items, selection: $item) { item in
                NavigationLink(value: item) { Label(item.name, systemImage: "doc") }
            }
            .navigationTitle("Items")
        } content: {
            if let item { List(item.tags, id: \.self) { Text($0) } }
        } detail: {
            Text(item?.name ?? "none")
                .inspector(isPresented: $showsInspector) {
                    Form { LabeledContent("Price", value: item?.price ?? 0, format: .number) }
                        .inspectorColumnWidth(min: 100, ideal: 200, max: 300)
                }
                .toolbar {
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Button {
                            showsInspector.toggle()
                        } label: {
                            Label("Inspector", systemImage: "sidebar.right")
                        }
                    }
                }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct GenericRow<Leading: View, Trailing: View>: View {
    var title: LocalizedStringKey
    @ViewBuilder var leading: () -> Leading
    @ViewBuilder var trailing: () -> Trailing
    var body: some View {
        HStack(spacing: 12) {
            leading().frame(width: 24, height: 24)
            Text(title).frame(maxWidth: .infinity, alignment: .leading)
            trailing().foregroundStyle(.secondary)
        }
        .padding(.vertical, 6)
        .contentShape(.rect)
        .overlay(alignment: .bottom) { Divider() }
    }
}

struct RowUser: View {
    var items: [Item] = []
    var body: some View {
        VStack(spacing: 0) {
            GenericRow(title: "Name") {
                Image(systemName: "person")
            } trailing: {
                Text("Anna")
            }
            ForEach(items) { item in
                GenericRow(title: "\(item.name) (\(item.count))") {
                    if item.isDone { Image(systemName: "checkmark") } else { Circle().stroke() }
                } trailing: {
                    Text(item.price.formatted(.currency(code: "EUR")))
                }
                .modifier(CardModifier(isSelected: item.count > 2))
            }
            Button("Save") {}.buttonStyle(CapsuleButtonStyle(color: .green))
            Toggle("Done", isOn: .constant(true)).toggleStyle(CheckboxStyle())
        }
    }
}

struct PreferenceReader: View {
    struct Widths: PreferenceKey {
        static let defaultValue: [Int: CGFloat] = [:]
        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
            value.merge(nextValue()) { max($0, $1) }
        }
    }
    @State private var widths: [Int: CGFloat] = [:]
    var body: some View {
        HStack {
            ForEach(0..<4, id: \.self) { index in
                Text(String(repeating: "a", count: index + 1))
                    .background(GeometryReader { Color.clear.preference(key: Widths.self, value: [index: $0.size.width]) })
                    .frame(width: widths.values.max())
            }
        }
        .onPreferenceChange(Widths.self) { widths = $0 }
        .overlay(alignment: .bottom) { Rectangle().frame(width: (widths[0] ?? 0) + (widths[1] ?? 0), height: 1) }
    }
}

struct BindingTricks: View {
    @Binding var item: Item
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Detail", text: Binding(get: { item.detail ?? "" }, set: { item.detail = $0.isEmpty ? nil : $0 }))
            Toggle("Large", isOn: Binding(get: { item.kind == .large }, set: { item.kind = $0 ? .large : .small }))
            Slider(value: Binding(get: { Double(item.count) }, set: { item.count = Int($0.rounded()) }), in: 0...10, step: 1)
            Stepper(value: $item.count, in: 0...10, step: 2) { Text("Count: \(item.count)") }
            Stepper("Tags: \(item.tags.count)") {
                item.tags.append("t")
            } onDecrement: {
                _ = item.tags.popLast()
            }
            TextEditor(text: $text).frame(minHeight: 80).border(Color.gray.opacity(text.count > 100 ? 1 : 0.3))
            Text("\(text.count)/\(100) \(text.split(separator: " ").count) words").foregroundStyle(text.count > 100 ? .red : .secondary)
        }
    }
}
