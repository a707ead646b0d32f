import Foundation
import SwiftUI
import SwiftUITesting

/// What changes again and again in a view that stays.
enum ContentKind: String, CaseIterable {
    case text, longText, styledText, plurals, fonts, field, image, symbols, rows, lazyRows, grid, navigation, sheet, alert, canvas, shapes
    case effects, animation, transition, timeline, scrolling, geometry, surroundings, tasks, controls
}

@MainActor @Observable final class Step {
    var number = 0
    var text = ""
    var path: [Int] = []
    var isPresented = false
}

/// Shows one kind of content for a step. Nothing of an earlier step is shown by a later one.
struct ChangingContent: View {
    let kind: ContentKind
    @Bindable var step: Step
    @Namespace private var names

    private var number: Int { step.number }

    var body: some View {
        switch kind {
        case .text: Text("Step \(number), é ü 漢字").lineLimit(2).frame(width: 90)
        case .longText: Text(Self.prose + "\(number)")
        case .styledText:
            Text("**Step** \(number) of _many_ [here](https://example.org/\(number))")
                + Text("\(Date(timeIntervalSince1970: Double(number)), style: .date)")
        case .plurals: Text("^[\(number) new message](inflect: true)")
        case .fonts: Text("Step \(number)").font(.system(size: 8 + CGFloat(number % 200) / 4, weight: number.isMultiple(of: 2) ? .bold : .light))
        case .field: TextField("Field", text: $step.text).onAppear { step.text = "step" }
        case .image:
            Image(Self.picture(number), scale: 1, label: Text("Picture \(number)")).resizable().frame(width: 100 + CGFloat(number % 7), height: 80)
        case .symbols:
            Image(systemName: number.isMultiple(of: 2) ? "star.fill" : "heart").font(.system(size: 10 + CGFloat(number % 60))).foregroundStyle(.tint)
        case .rows: List(number..<number + 12, id: \.self) { Label("Row \($0)", systemImage: "doc").badge($0) }
        case .lazyRows: ScrollView { LazyVStack { ForEach(number..<number + 100, id: \.self) { Text("Row \($0)").transition(.opacity) } } }
        case .grid:
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                ForEach(number..<number + 20, id: \.self) { Color.red.frame(height: 20).overlay(Text("\($0)")) }
            }
        case .navigation:
            NavigationStack(path: $step.path) {
                Button("Go") { step.path.append(number) }
                    .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page \($0)").toolbar { Button("Done") {} } }
            }
        case .sheet:
            Text("Behind").sheet(isPresented: $step.isPresented) {
                Form { Toggle("Sheet \(number)", isOn: .constant(true)) }.presentationDetents([.medium])
            }
        case .alert: Text("Behind").alert("Alert \(number)", isPresented: $step.isPresented) { Button("OK") {} }
        case .canvas:
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(x: number % 50, y: 10, width: 40, height: 40)), with: .color(.red))
                context.draw(Text("Canvas \(number)"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            } symbols: {
                Text("symbol \(number)").tag(1)
            }
        case .shapes:
            ZStack {
                RoundedRectangle(cornerRadius: CGFloat(number % 20)).fill(
                    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: Double(number % 9) / 9, y: 1)))
                Path {
                    $0.addArc(
                        center: CGPoint(x: 100, y: 100), radius: CGFloat(number % 90), startAngle: .zero, endAngle: .degrees(Double(number)),
                        clockwise: false)
                }.stroke(.green, lineWidth: 3)
            }
        case .effects:
            Text("Effect \(number)").blur(radius: CGFloat(number % 9)).shadow(radius: CGFloat(number % 11)).rotationEffect(.degrees(Double(number)))
                .drawingGroup().mask { Circle() }
        case .animation: Color.blue.frame(width: CGFloat(number % 10) * 20, height: 30).animation(.spring, value: number)
        case .transition:
            VStack {
                Text("Going \(number)").id(number).transition(.slide.combined(with: .opacity)).animation(.linear(duration: 0.3), value: number)
                Text("\(number)").contentTransition(.numericText()).animation(.default, value: number)
                if number.isMultiple(of: 2) {
                    Circle().matchedGeometryEffect(id: 1, in: names)
                } else {
                    Circle().matchedGeometryEffect(id: 1, in: names).frame(width: 20)
                }
            }
        case .timeline: TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date.timeIntervalSince1970 + Double(number))") }
        case .scrolling:
            ScrollViewReader { proxy in
                ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } } }.onChange(of: number) { proxy.scrollTo(number * 37 % 500) }
            }
        case .geometry:
            GeometryReader { proxy in Text("\(proxy.size.width) \(number)").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] } }
                .padding(CGFloat(number % 30)).overlayPreferenceValue(AnchorKey.self) { anchors in Text("\(anchors.count)") }
        case .surroundings:
            Form {
                Text("Step \(number)"); Toggle("Toggle", isOn: .constant(true))
            }
            .environment(\.dynamicTypeSize, DynamicTypeSize.allCases[number % 12]).preferredColorScheme(number.isMultiple(of: 2) ? .dark : .light)
            .environment(\.locale, Locale(identifier: ["en", "de", "ar"][number % 3]))
        case .tasks: Text("Step \(number)").task(id: number) { try? await Task.sleep(for: .seconds(3600)) }.onChange(of: number) {}
        case .controls:
            Form {
                Slider(value: .constant(Double(number % 10) / 10)); Stepper("Step \(number)", value: $step.number)
                Picker("Picker", selection: .constant(number % 3)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: Double(number) * 86_400)))
                ProgressView(value: Double(number % 10) / 10); Menu("Menu \(number)") { Button("Item") {} }
            }.id(number / 4)
        }
    }

    private struct AnchorKey: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private static let prose = String(repeating: "A line of a log that grows and grows. ", count: 100)

    private static func picture(_ number: Int) -> CGImage {
        let renderer = ImageRenderer(content: Color(hue: Double(number % 100) / 100, saturation: 1, brightness: 1).frame(width: 64, height: 48))
        return renderer.cgImage!
    }
}

/// Changes one kind of content in a window that stays.
@MainActor final class ContentChanges {
    static let period = 48
    private let kind: ContentKind
    private let step = Step()
    private let host: ViewHost

    init(_ kind: ContentKind) {
        self.kind = kind
        host = ViewHost(ChangingContent(kind: kind, step: step))
    }

    /// The next content. After a while what was shown before comes again, so that caches do not grow any more.
    func change() throws {
        step.number = (step.number + 1) % Self.period
        switch kind {
        case .navigation:
            try host.tap(.text("Go"))
            host.advance(by: 1)
            step.path = []
            host.advance(by: 1)
        case .sheet, .alert:
            step.isPresented = true
            host.advance(by: 1)
            step.isPresented = false
            host.advance(by: 1)
        case .field:
            try host.tap(.point(195, 422))
            host.type("text \(step.number) ")
            if step.number.isMultiple(of: 10) { step.text = "" }
            host.advance(by: 1.0 / 60)
        default:
            host.advance(by: 2.0 / 60)
        }
        if step.number.isMultiple(of: 8) { _ = try host.image() }
    }
}
