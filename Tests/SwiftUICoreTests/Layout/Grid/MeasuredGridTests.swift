import CoreGraphics
import SwiftUICore
import Testing

/// Grids and layers of SwiftUI as measured on macOS 27 (docs/probes of mburger89/MetalUI; the names are those of its arms).
///
/// Each row gives the size of the grid for a proposal and the frames of some cells in it.
@MainActor @Suite struct MeasuredGridTests {
    /// A cell that takes a length between two limits, or its ideal length where nothing is proposed.
    private struct Cell: Layout {
        var width: ClosedRange<CGFloat>
        var height: ClosedRange<CGFloat>
        var ideal: CGFloat = 10

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            func length(_ proposed: CGFloat?, _ limits: ClosedRange<CGFloat>) -> CGFloat {
                min(max(proposed ?? ideal, limits.lowerBound), limits.upperBound)
            }
            return CGSize(width: length(proposal.width, width), height: length(proposal.height, height))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    /// Half as wide as proposed, or 20 points.
    private struct Half: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: (proposal.width ?? 40) / 2, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    /// Proposes a size to its view, and places the view at the top leading corner.
    private struct Proposing: Layout {
        let proposal: ProposedViewSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { subviews[0].sizeThatFits(self.proposal) }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: self.proposal)
        }
    }

    private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Cell(width: width...width, height: height...height)() { Color.red }.named(name)
    }

    private func flexible(
        _ name: String, _ width: ClosedRange<CGFloat> = 0...CGFloat.infinity, _ height: ClosedRange<CGFloat> = 0...CGFloat.infinity
    ) -> some View {
        Cell(width: width, height: height)() { Color.red }.named(name)
    }

    private func expect(
        _ view: some View, _ width: CGFloat?, _ height: CGFloat?, size: CGSize, _ frames: [String: CGRect],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let proposing = Proposing(proposal: ProposedViewSize(width: width, height: height))
        let shown = NamedFrames(
            proposing { view.named("whole") }.frame(width: 1000, height: 1000, alignment: .topLeading), in: CGSize(width: 1000, height: 1000))
        #expect(shown["whole"]?.size == size, sourceLocation: sourceLocation)
        for (name, frame) in frames { #expect(shown[name] == frame, "\(name)", sourceLocation: sourceLocation) }
    }

    @Test("GQ1, GQ3, GQ4: cells of higher priority are measured first") func priorities() {
        expect(
            Grid {
                GridRow {
                    flexible("a"); flexible("b").layoutPriority(1)
                }
            }, 100, 100, size: CGSize(width: 100, height: 100),
            ["a": CGRect(x: 0, y: 0, width: 0, height: 100), "b": CGRect(x: 8, y: 0, width: 92, height: 100)])
        expect(
            Grid {
                GridRow {
                    flexible("a", 0...200, 10...10); flexible("b", 30...200, 10...10).layoutPriority(1); flexible("c", 20...200, 10...10)
                }
            }, 100, 100, size: CGSize(width: 120, height: 10),
            ["b": CGRect(x: 8, y: 0, width: 84, height: 10), "c": CGRect(x: 100, y: 0, width: 20, height: 10)])
        expect(
            Grid {
                GridRow {
                    flexible("a"); fixed("b", 20, 20)
                }
                GridRow {
                    fixed("c", 10, 30); flexible("d").layoutPriority(1)
                }
            }, 200, 100, size: CGSize(width: 210, height: 120),
            ["a": CGRect(x: 0, y: 0, width: 10, height: 20), "d": CGRect(x: 18, y: 28, width: 192, height: 92)])
    }

    @Test("GF7, GF11: less flexible cells are measured first, along both axes together") func flexibilities() {
        expect(
            Grid {
                GridRow {
                    flexible("a"); fixed("b", 120, 20)
                }
                GridRow {
                    fixed("c", 10, 30); fixed("d", 40, 10)
                }
            }, 100, 100, size: CGSize(width: 138, height: 100), ["a": CGRect(x: 0, y: 0, width: 10, height: 62)])
        expect(
            Grid {
                GridRow {
                    flexible("a", 10...20, 10...10); flexible("b", 20...20); flexible("c", 10...160, 30...30)
                }
            }, 200, 100, size: CGSize(width: 138, height: 100),
            ["b": CGRect(x: 28, y: 0, width: 20, height: 100), "c": CGRect(x: 56, y: 35, width: 82, height: 30)])
    }

    @Test("GS1, GS2, GS11: there is no default gap beside spacers") func spacers() {
        expect(
            Grid {
                GridRow {
                    Spacer(); fixed("b", 20, 20)
                }
                GridRow {
                    fixed("c", 10, 30); fixed("d", 40, 10)
                }
            }, 200, 100, size: CGSize(width: 190, height: 80), ["d": CGRect(x: 150, y: 60, width: 40, height: 10)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); Spacer(); flexible("c", 10...10)
                }
            }, nil, 80, size: CGSize(width: 48, height: 80),
            ["c": CGRect(x: 38, y: 0, width: 10, height: 80)])
        expect(
            Grid(horizontalSpacing: 12) {
                GridRow {
                    fixed("a", 30, 10); Spacer(); fixed("c", 10, 10)
                }
            }, nil, 80,
            size: CGSize(width: 72, height: 70), ["c": CGRect(x: 62, y: 30, width: 10, height: 10)])
    }

    @Test("GX9, GX10, GX11: cells that span columns lengthen those without cells of their own") func spans() {
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); flexible("b")
                }
                GridRow { fixed("x", 100, 10).gridCellColumns(2) }
            }, 300, 100, size: CGSize(width: 300, height: 100),
            ["b": CGRect(x: 38, y: 0, width: 262, height: 82), "x": CGRect(x: 100, y: 90, width: 100, height: 10)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); fixed("b", 20, 10)
                }
                GridRow { flexible("x").gridCellColumns(2) }
            }, 300, 100, size: CGSize(width: 300, height: 100), ["b": CGRect(x: 219.5, y: 0, width: 20, height: 10)])
        expect(
            Grid {
                GridRow {
                    flexible("a", 0...100); fixed("b", 100, 40).gridCellColumns(2); flexible("c", 30...40, 40...40).gridCellColumns(2)
                }
                GridRow {
                    flexible("d", 10...10).gridCellColumns(2); flexible("e", 10...10); flexible("f", 30...180, 10...10)
                }
            }, nil, nil, size: CGSize(width: 156, height: 58),
            ["d": CGRect(x: 45, y: 48, width: 10, height: 10), "e": CGRect(x: 108, y: 48, width: 10, height: 10)])
    }

    @Test("GL6, GL8, GL10: the first alignment of a column counts, but not for spans and anchors") func alignments() {
        expect(
            Grid {
                GridRow { fixed("a", 10, 10).gridColumnAlignment(.leading) }
                GridRow { fixed("b", 10, 10) }
                GridRow { fixed("c", 30, 10).gridColumnAlignment(.trailing) }
            }, nil, nil, size: CGSize(width: 30, height: 46), ["b": CGRect(x: 0, y: 18, width: 10, height: 10)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 10, 10); fixed("b", 10, 10)
                }
                GridRow { fixed("c", 30, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
                GridRow { fixed("d", 40, 10) }
            }, nil, nil, size: CGSize(width: 58, height: 46),
            ["a": CGRect(x: 30, y: 0, width: 10, height: 10), "c": CGRect(x: 14, y: 18, width: 30, height: 10)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 10, 10).gridCellAnchor(.topLeading).gridColumnAlignment(.trailing); fixed("b", 10, 30)
                }
                GridRow { fixed("c", 40, 10) }
            }, nil, nil, size: CGSize(width: 58, height: 48), ["a": CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("GU1, GU4, GU7, GU9: unsized axes take no share, but count") func unsizedAxes() {
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); fixed("b", 20, 20)
                }
                GridRow {
                    flexible("c").gridCellUnsizedAxes(.horizontal); fixed("d", 40, 10)
                }
            }, 200, 200, size: CGSize(width: 78, height: 200), ["c": CGRect(x: 0, y: 28, width: 30, height: 172)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); fixed("b", 20, 20)
                }
                GridRow {
                    fixed("c", 100, 30).gridCellUnsizedAxes(.horizontal); fixed("d", 40, 10)
                }
            }, nil, nil, size: CGSize(width: 148, height: 58), ["a": CGRect(x: 35, y: 5, width: 30, height: 10)])
        expect(
            Grid {
                GridRow {
                    flexible("a").gridCellUnsizedAxes(.horizontal); flexible("b")
                }
                GridRow {
                    fixed("c", 30, 30); fixed("d", 40, 10)
                }
            }, 200, 100, size: CGSize(width: 134, height: 100), ["b": CGRect(x: 38, y: 0, width: 96, height: 62)])
        expect(
            Grid {
                GridRow {
                    fixed("a", 30, 10); fixed("b", 20, 20)
                }
                flexible("x").gridCellUnsizedAxes(.horizontal)
            }, 200, 100, size: CGSize(width: 58, height: 100), ["x": CGRect(x: 0, y: 28, width: 58, height: 72)])
    }

    // MARK: Layers and stacks

    @Test("Z1, Z3, Z4, K5a: layers are proposed the size of their stack") func layers() {
        func half() -> some View { Half()() { Color.red }.named("h") }
        expect(
            ZStack {
                half(); fixed("o", 20, 20)
            }, 60, 40, size: CGSize(width: 30, height: 20),
            ["h": CGRect(x: 2.5, y: 5, width: 15, height: 10), "o": CGRect(x: 0, y: 0, width: 20, height: 20)])
        expect(
            ZStack {
                half(); fixed("o", 20, 20)
            }, nil, nil, size: CGSize(width: 20, height: 20),
            ["h": CGRect(x: 5, y: 5, width: 10, height: 10)])
        expect(
            ZStack {
                half(); fixed("o", 60, 40)
            }, 100, 100, size: CGSize(width: 60, height: 40),
            ["h": CGRect(x: 15, y: 15, width: 30, height: 10)])
        expect(
            fixed("p", 60, 40).overlay {
                half(); fixed("o", 20, 20)
            }, nil, nil, size: CGSize(width: 60, height: 40),
            ["h": CGRect(x: 17.5, y: 15, width: 15, height: 10), "o": CGRect(x: 15, y: 10, width: 20, height: 20)])
    }

    @Test("G11, K3j: a stack of one view has its priority, and layers beside a spacer have gaps") func passedOn() {
        expect(
            HStack(spacing: 0) {
                HStack { flexible("a", 0...80, 20...20).layoutPriority(1) }
                flexible("b", 0...80, 20...20)
            }, 100, 50, size: CGSize(width: 100, height: 20), ["a": CGRect(x: 0, y: 0, width: 80, height: 20)])
        expect(
            HStack {
                fixed("a", 20, 20);
                ZStack {
                    Spacer(minLength: 0); fixed("c", 0, 0)
                }; fixed("b", 20, 20)
            }, nil, nil,
            size: CGSize(width: 56, height: 20), ["b": CGRect(x: 36, y: 0, width: 20, height: 20)])
    }
}
