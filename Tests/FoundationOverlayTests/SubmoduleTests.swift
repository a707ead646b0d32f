// Only parts of modules are imported: what the modules have is found nonetheless.
import CoreGraphics.CGGeometry
import Testing
import os.log

@Test func partsOfModulesBringTheirModules() {
    let logger = Logger(subsystem: "org.example.parts", category: "tests")
    logger.debug("found")
    #expect(CGRectMake(0, 0, 2, 3).height == 3)
}
