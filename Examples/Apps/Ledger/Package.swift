// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ledger",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "LedgerModel"),
        .target(name: "LedgerKit", dependencies: ["LedgerModel"], resources: [.process("Resources")]),
        .executableTarget(name: "Ledger", dependencies: ["LedgerKit"]),
        .testTarget(name: "LedgerModelTests", dependencies: ["LedgerModel"]),
        .testTarget(name: "LedgerKitTests", dependencies: ["LedgerKit"]),
    ]
)
