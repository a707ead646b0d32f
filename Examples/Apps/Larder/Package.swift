// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Larder",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "LarderModel"),
        .target(name: "LarderKit", dependencies: ["LarderModel"], resources: [.process("Resources")]),
        .executableTarget(name: "Larder", dependencies: ["LarderKit", "LarderModel"], resources: [.process("Resources")]),
        .testTarget(name: "LarderModelTests", dependencies: ["LarderModel"]),
        .testTarget(name: "LarderTests", dependencies: ["Larder", "LarderKit", "LarderModel"]),
    ]
)
