import CoreGraphics
import Testing

@Suite struct CGPathTests {
    @Test func elementsAreHandedOutInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var numbers: [CGFloat] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            for index in 0..<count {
                numbers.append(element.pointee.points[index].x)
                numbers.append(element.pointee.points[index].y)
            }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(numbers == (1...14).map { CGFloat($0) })
    }

    @Test func copiesAreIndependent() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        #expect(copy == path)
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy != path)
        var rect = CGRect.zero
        #expect(copy.isRect(&rect))
        #expect(rect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!path.isRect(nil))
    }

    @Test func transformsMoveTheWholePath() throws {
        var transform = CGAffineTransform(translationX: 10, y: 20)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &transform)
        #expect(path.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
        #expect(try #require(path.copy(using: &transform)).boundingBox == CGRect(x: 21, y: 42, width: 3, height: 4))
        #expect(path.contains(CGPoint(x: 2, y: 3), transform: transform))
    }

    @Test func rulesDifferWherePathsOverlap() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 4, height: 4)])
        #expect(path.contains(CGPoint(x: 3, y: 3), using: .winding))
        #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
    }
}
