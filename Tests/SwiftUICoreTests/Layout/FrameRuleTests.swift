import CoreGraphics
@testable import SwiftUICore
import Testing

/// Frames, padding, fixed sizes and aspect ratios, proposal by proposal.
@MainActor @Suite struct FrameRuleTests {
    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String {
        describe(LaidOutView(view).size(for: ProposedViewSize(width: width, height: height)))
    }

    /// The proposals that reach a view inside of `modified` when it is offered something.
    private func reaching(_ width: CGFloat?, _ height: CGFloat?, _ modified: (ProbeView) -> some View) -> Set<String> {
        let log = ProbeLog()
        let view = LaidOutView(modified(ProbeView(log: log)))
        log.clear()
        view.leaves.forEach { $0.invalidateSize() }
        _ = view.size(for: ProposedViewSize(width: width, height: height))
        return Set(log.proposals(of: "probe"))
    }

    @Test("frame-001, frame-002: fixed frames propose and report their lengths")
    func fixedFrames() {
        #expect(size(Color.red.frame(width: 30, height: 40), 7, nil) == "30 40")
        #expect(size(Color.red.frame(width: 30), 7, 9) == "30 9")
        #expect(size(Color.red.frame(height: 30), 7, nil) == "7 30")
        #expect(reaching(7, 9) { $0.frame(width: 30) } == ["30 9"])
        #expect(reaching(nil, nil) { $0.frame(height: 30) } == ["nil 30"])
    }

    @Test("frame-004: only a minimum")
    func minimumOnly() {
        #expect(size(Color.red.box(20).frame(minWidth: 50), 200, 200) == "50 20")
        #expect(size(Color.red.box(80, 20).frame(minWidth: 50), 200, 200) == "80 20")
        #expect(size(Color.red.frame(minWidth: 50), 10, 10) == "50 10")
        #expect(size(Color.red.box(80, 20).frame(minWidth: 50), 10, 10) == "50 20")
    }

    @Test("frame-005, frame-007: only a maximum")
    func maximumOnly() {
        #expect(size(Color.red.box(20).frame(maxWidth: 50), 200, 200) == "50 20")
        #expect(size(Color.red.box(20).frame(maxWidth: 50), 5, 200) == "20 20")
        #expect(size(Color.red.box(80, 20).frame(maxWidth: .infinity), 50, 50) == "80 20")
        #expect(size(Color.red.box(80, 20).frame(maxWidth: .infinity), 150, 50) == "150 20")
        #expect(size(Color.red.box(80, 20).frame(maxWidth: .infinity), nil, nil) == "80 20")
    }

    @Test("frame-008: from nothing to everything is exactly what is proposed")
    func openOnBothSides() {
        for width: CGFloat in [0, 30, 500] {
            #expect(size(Color.red.box(80, 20).frame(minWidth: 0, maxWidth: .infinity), width, 50) == "\(Int(width)) 20")
        }
    }

    @Test("frame-006, frame-009: ideals answer where nothing is proposed")
    func ideals() {
        #expect(size(Color.red.frame(idealWidth: 60, idealHeight: 30), nil, nil) == "60 30")
        #expect(size(Color.red.frame(idealWidth: 60, idealHeight: 30), 100, nil) == "100 30")
        #expect(reaching(nil, nil) { $0.frame(minWidth: 70, idealWidth: 60, maxWidth: 90) } == ["70 nil"])
        let text = LaidOutView(
            Text("Hello world").frame(idealWidth: 100, idealHeight: 100).fixedSize(),
            typesetter: FixedWidthTypesetter(widths: ["Hello world": 80], lineHeight: 20))
        #expect(describe(text.size(for: .unspecified)) == "100 100")
        #expect(text.leafFrames.map { describe($0) } == [rect(60, 90, 80, 20)])
    }

    @Test(
        "frame-011, flexframe.init.valid, flexframe.init.negmin, flexframe.init.ideal.lt.min, flexframe.init.max.lt.ideal, flexframe.init.inf: lengths out of order are raised, negative ones are nothing"
    )
    func limitsInOrder() {
        func limits(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> [CGFloat?] {
            let frame = _FlexFrameLayout(
                minWidth: minimum, idealWidth: ideal, maxWidth: maximum, minHeight: minimum, idealHeight: ideal, maxHeight: maximum,
                alignment: .center)
            #expect(
                [frame.minHeight, frame.idealHeight, frame.maxHeight].map { "\($0 as Any)" }
                    == [frame.minWidth, frame.idealWidth, frame.maxWidth].map { "\($0 as Any)" })
            return [frame.minWidth, frame.idealWidth, frame.maxWidth]
        }
        #expect(limits(10, 20, 30) == [10, 20, 30])
        #expect(limits(-10, nil, nil) == [0, nil, nil])
        #expect(limits(20, 10, nil) == [20, 20, nil])
        #expect(limits(50, 25, nil) == [50, 50, nil])
        #expect(limits(100, 0, nil) == [100, 100, nil])
        #expect(limits(nil, 30, 20) == [nil, 30, 30])
        // frame-013
        #expect(limits(.infinity, nil, nil) == [.infinity, nil, nil])
        #expect(limits(-.infinity, nil, nil) == [0, nil, nil])
        #expect(limits(.nan, nil, nil)[0]!.isNaN)
        // Without a minimum as well.
        #expect(limits(nil, -5, nil) == [nil, 0, nil])
        #expect(limits(nil, .nan, nil) == [nil, nil, nil])
        #expect(limits(nil, nil, -5) == [nil, nil, 0])
        #expect(limits(nil, nil, .nan) == [nil, nil, nil])
        #expect(limits(nil, nil, .infinity) == [nil, nil, .infinity])
        for wrong in [AnyView(Color.red.frame(maxWidth: -5)), AnyView(Color.red.frame(idealHeight: -1))] {
            let tree = ViewTree(size: CGSize(width: 10, height: 10))
            tree.diagnostics.onWarning = { _ in }
            tree.setRootView(wrong)
            tree.update()
            #expect(tree.diagnostics.warnings.count == 1)
            #expect(tree.diagnostics.warnings.first?.contains("Invalid frame dimension (negative or non-finite).") == true)
        }
    }

    @Test("frame-014: a frame aligns by the guides of the view, the program's own too")
    func alignmentInFrames() {
        enum Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
        }
        let alignment = Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .center)
        #expect(LaidOutView(Color.red.box(30).frame(width: 90, height: 90, alignment: alignment)).coloredFrames == ["red 75 85 30 30"])
        #expect(
            LaidOutView(
                Color.red.box(30).alignmentGuide(.leading) { _ in -5 }.frame(width: 90, height: 90, alignment: .leading)
            ).coloredFrames == ["red 60 85 30 30"])
    }

    @Test("frame-015: a fixed size proposes nothing and keeps the priority")
    func fixedSizes() {
        #expect(reaching(50, 60) { $0.fixedSize() } == ["nil nil"])
        #expect(reaching(50, 60) { $0.fixedSize(horizontal: true, vertical: false) } == ["nil 60"])
        let view = LaidOutView(Color.red.layoutPriority(3).fixedSize())
        #expect(view.tree.rootNode!.children[0].layoutPriority == 3)
    }

    @Test("frame-016, proposal.inset: padding proposes what it leaves, never less than nothing")
    func padding() {
        #expect(reaching(100, 200) { $0.padding(EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)) } == ["60 180"])
        #expect(reaching(nil, 15) { $0.padding(10) } == ["nil 0"])
        #expect(size(Color.red.padding(10), 15, nil) == "20 30")
        // frame-018
        #expect(size(Color.red.box(10)._tightPadding(), nil, nil) == "26 26")
        // text-014
        #expect(size(Color.red.box(20).padding(), nil, nil) == "52 52")
    }

    @Test("frame-020 to frame-023: moving and turning the picture does not change the layout")
    func effects() {
        let box = Color.red.box(100, 50)
        #expect(size(box.offset(x: 30, y: 30), nil, nil) == "100 50")
        #expect(size(box.padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0)), nil, nil) == "130 80")
        #expect(size(box.rotationEffect(.degrees(30)), nil, nil) == "100 50")
        #expect(size(box.scaleEffect(3), nil, nil) == "100 50")
        #expect(size(box.shadow(radius: 9), nil, nil) == "100 50")
        #expect(
            LaidOutView(box.position(x: 80, y: 55).frame(width: 130, height: 80)).coloredFrames
                == LaidOutView(box.padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))).coloredFrames)
    }

    @Test("aspect-001: the box of a proportion in the proposal")
    func aspectRatios() {
        #expect(reaching(100, 50) { $0.aspectRatio(0.5, contentMode: .fit) } == ["25 50"])
        #expect(reaching(100, 50) { $0.aspectRatio(0.5, contentMode: .fill) } == ["100 200"])
        #expect(reaching(100, nil) { $0.aspectRatio(0.5, contentMode: .fit) } == ["100 200"])
        #expect(reaching(nil, 50) { $0.aspectRatio(0.5, contentMode: .fill) } == ["25 50"])
        #expect(reaching(nil, nil) { $0.aspectRatio(0.5, contentMode: .fit) } == ["nil nil"])
    }

    @Test("aspect-003: without a number the proportion of the ideal size, a square where that is none")
    func idealAspectRatios() {
        #expect(size(Color.red.aspectRatio(contentMode: .fit), 80, 30) == "30 30")
        #expect(size(Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit), 80, 80) == "80 40")
        #expect(size(Color.red.frame(idealWidth: 0, idealHeight: 0).aspectRatio(contentMode: .fit), 80, 30) == "30 30")
    }

    @Test("aspect-004: filling the width of a scroll view")
    func aspectRatioInScrollView() {
        let view = LaidOutView(ScrollView { Color.red.aspectRatio(2, contentMode: .fill) })
        #expect(view.coloredFrames == ["red 0 0 200 100"])
    }
}

/// Takes what is proposed and writes down what that was.
struct ProbeView: View {
    let log: ProbeLog
    nonisolated init(log: ProbeLog) { self.log = log }
    var body: some View { ProbeLayout(name: "probe", log: log) {} }
}
