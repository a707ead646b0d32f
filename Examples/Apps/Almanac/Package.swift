// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Almanac",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .executable(name: "Almanac", targets: ["Almanac"]),
        .executable(name: "almanac-card", targets: ["almanac-card"]),
        .executable(name: "almanac-server", targets: ["almanac-server"]),
    ],
    targets: [
        .target(name: "AlmanacContent", resources: [.copy("Files")]),
        .target(name: "AlmanacModel"),
        .target(name: "AlmanacServing", dependencies: ["AlmanacContent"]),
        .target(name: "AlmanacUI", dependencies: ["AlmanacContent", "AlmanacModel"], resources: [.process("Resources")]),
        .executableTarget(name: "Almanac", dependencies: ["AlmanacModel", "AlmanacServing", "AlmanacUI"]),
        .executableTarget(name: "almanac-card", dependencies: ["AlmanacModel", "AlmanacUI"]),
        .executableTarget(name: "almanac-server", dependencies: ["AlmanacServing"]),
        .testTarget(name: "AlmanacModelTests", dependencies: ["AlmanacModel", "AlmanacServing"]),
        .testTarget(name: "AlmanacUITests", dependencies: ["AlmanacModel", "AlmanacServing", "AlmanacUI"]),
    ]
)
