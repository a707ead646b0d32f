// Nothing else: what the module gives is what is tested.
import CoreFoundation
import Testing

@Suite struct CoreFoundationTests {
    @Test func drawingValuesComeWithTheModule() {
        let side: CGFloat = 2
        #expect(CGRect(origin: CGPoint(x: 0, y: 0), size: CGSize(width: side, height: side)).maxX == 2)
        let index: CFIndex = 3
        #expect(index == 3)
    }
}
