// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whatever needs GTK.
let windows = TargetDependencyCondition.when(traits: ["GTK"])

/// Apus: SwiftUI for Linux. Imports run downwards only; see Docs/Architecture.md.
let package = Package(
    name: "Apus",
    products: [
        .library(
            name: "SwiftUI",
            targets: [
                "SwiftUI", "SwiftUICore", "DisplayLists", "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable", "FoundationOverlay",
                "FoundationLocalization", "UniformTypeIdentifiers", "UserNotifications", "Accessibility", "os",
            ]),
        .library(
            name: "ApusRuntime", type: .dynamic,
            targets: [
                "SwiftUI", "Charts", "SwiftUICore", "DisplayLists", "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable",
                "FoundationOverlay", "FoundationLocalization",
                "UniformTypeIdentifiers", "UserNotifications", "Accessibility", "os", "UIKit", "AppKit", "Cocoa", "AVFoundation", "AVKit",
                "AudioToolbox",
                "CoreMedia", "CoreImage", "ImageIO",
                "PhotosUI", "ServiceManagement", "Network", "CoreLocation", "MapKit", "AppIntents", "WidgetKit", "CryptoKit", "TipKit", "CoreHaptics",
                "MediaPlayer",
                "SwiftData", "CoreData", "StoreKit", "AuthenticationServices", "FoundationModels", "LinkPresentation", "LocalAuthentication",
                "Playgrounds", "Security", "BackgroundTasks", "QuartzCore", "AppTrackingTransparency", "ApplicationServices",
                "SafariServices", "ApusRunner",
                "CFixedClock",
            ]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit", "ApplicationServices", "Cocoa"]),
        .library(name: "AVFoundation", targets: ["AVFoundation", "AudioToolbox", "CoreMedia"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "CoreImage", targets: ["CoreImage", "ImageIO"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "ServiceManagement", targets: ["ServiceManagement"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "FoundationModels", targets: ["FoundationModels"]),
        .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
        .library(name: "Playgrounds", targets: ["Playgrounds"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
        .executable(name: "apus", targets: ["apus"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbolsPlugin"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Windows, with GTK 4. Without it programs draw pictures and run tests."),
        .default(enabledTraits: ["GTK"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        // Incremental computation. Knows nothing of views.
        .target(name: "CStackSwitch", path: "Sources/CLibraries/CStackSwitch"),
        .target(name: "AttributeGraph", dependencies: ["CStackSwitch"]),

        // Modules that Apple's systems have and Linux lacks.
        .target(name: "CoreFoundation"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/CoreGraphicsTestingOverlay"),
        // Submodules without contents, such as `os.log`, for code that imports them by these names.
        .systemLibrary(name: "CSubmodules", path: "Sources/CLibraries/CSubmodules"),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics", "CSubmodules"]),
        .target(name: "AssociatedObjects"),
        .target(
            name: "Combine",
            dependencies: [
                "AssociatedObjects",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine", "os"]),
        // `os` does not import swift-log: a module that every program sees must not depend on a module that programs bring themselves.
        .target(name: "LogOutput", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "SystemLocks"),
        .target(name: "os", dependencies: ["CSubmodules", "LogOutput", "SystemLocks"]),
        // Units are written by the ICU of Foundation, which every program with Foundation has.
        .target(
            name: "FoundationOverlay",
            dependencies: ["AssociatedObjects", "Combine", "CoreGraphics", "CoreTransferable", "SystemLocks", "os", "CZlib"],
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),

        // The images and colours of asset catalogues as Swift declarations: for the command line, and as a build plug-in for packages.
        .target(name: "AssetSymbols", dependencies: ["ManagedObjectModels"]),
        .executableTarget(name: "asset-symbols", dependencies: ["AssetSymbols"]),
        .plugin(name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["asset-symbols"], path: "Plugins/AssetSymbols"),

        // Declarations in Swift source, as far as macros and the command line need to read them.
        .target(name: "SwiftSourceReader"),
        .target(name: "SwiftUIMacroExpansion", dependencies: ["SwiftSourceReader"]),
        // Tests depend on the expansions and not on the macro: for a test that did, SwiftPM would build everything once more.
        .macro(name: "SwiftUIMacros", dependencies: ["SwiftUIMacroExpansion"]),

        // What views consist of once they are resolved: text in lines, and display lists.
        .target(name: "TextLayouts"),
        .target(name: "DisplayLists", dependencies: ["TextLayouts", "CoreGraphics", "AttributeGraph"]),

        // The user's locale, which Foundation does not read.
        .target(name: "CSessionLocale", path: "Sources/CLibraries/CSessionLocale"),

        // The language of views.
        .target(name: "CConformances", path: "Sources/CLibraries/CConformances"),
        .target(
            name: "SwiftUICore",
            dependencies: [
                "CConformances", "CSessionLocale", "SwiftUIMacros", "TextLayouts", "DisplayLists", "AttributeGraph", "CoreGraphics",
                "CoreTransferable",
                "UniformTypeIdentifiers",
                "Combine", "FoundationOverlay", "os",
            ]),

        // Pictures and text on C libraries.
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/CLibraries/CPangoCairo",
            pkgConfig: "pangocairo pangoft2 harfbuzz freetype2 fontconfig cairo cairo-pdf cairo-svg",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libharfbuzz-dev"])]),
        .target(name: "CPixels", path: "Sources/CLibraries/CPixels"),
        .target(name: "Typesetting", dependencies: ["TextLayouts", "CoreGraphics", "CPangoCairo"]),
        .systemLibrary(
            name: "CRsvg", path: "Sources/CLibraries/CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Sources/CLibraries/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            name: "CWebP", path: "Sources/CLibraries/CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CZlib", path: "Sources/CLibraries/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "CairoRendering",
            dependencies: [
                "DisplayLists", "TextLayouts", "Typesetting", "CoreGraphics", "AttributeGraph", "os", "CPangoCairo", "CPixels", "CRsvg", "CGdkPixbuf",
                "CWebP", "CZlib",
            ]),

        // Windows. Nothing links GTK: it is loaded with the first window, and only its headers are needed here.
        .systemLibrary(
            name: "CGTK", path: "Sources/CLibraries/CGTK",
            pkgConfig: "\(Context.packageDirectory)/Sources/CLibraries/CGTK/gtk4-headers.pc", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "CGTKHost", dependencies: [.target(name: "CGTK", condition: windows)], path: "Sources/CLibraries/CGTKHost",
            cSettings: [.define("APUS_GTK", .when(traits: ["GTK"]))]),
        .target(
            name: "GTKHosting",
            dependencies: [
                "SwiftUICore", "CairoRendering", "CoreTransferable", "FoundationOverlay", "UniformTypeIdentifiers", "CPangoCairo",
                .target(name: "CGTKHost", condition: windows),
            ]),

        // What people import.
        .target(
            name: "SwiftUI",
            dependencies: [
                "SwiftUIMacros", "SwiftUICore", "Typesetting", "CairoRendering", "CoreGraphics", "CoreTransferable", "Combine", "FoundationOverlay",
                "UniformTypeIdentifiers", "os",
                .target(name: "GTKHosting", condition: windows),
            ]),

        // Files of images, and filters, which UIKit and AppKit bring along.
        .target(name: "ImageIO", dependencies: ["CairoRendering", "DisplayLists", "CoreGraphics", "UniformTypeIdentifiers"]),
        .target(name: "_Testing_CoreImage", path: "Sources/CoreImageTestingOverlay"),
        .target(
            name: "CoreImage",
            dependencies: ["_Testing_CoreImage", "ImageIO", "KitValues", "SwiftUI", "SwiftUICore", "CairoRendering", "CoreGraphics", "os"]),

        // The part of `apus` that runs inside the programs that it compiles.
        .target(
            name: "ApusRunner",
            dependencies: ["SwiftUI", "SwiftUICore", "CairoRendering", "AttributeGraph", "CoreGraphics", "RunnerProtocol", "FoundationOverlay"]),
        // Sounds. Nothing links GStreamer: it is loaded with the first sound, and its headers are not needed.
        .target(name: "CGStreamer", path: "Sources/CLibraries/CGStreamer"),
        .target(name: "AudioPlayback", dependencies: ["CGStreamer"]),
        .target(name: "AudioToolbox", dependencies: ["AudioPlayback", "SwiftUICore"]),
        .target(name: "CSpeechDispatcher", path: "Sources/CLibraries/CSpeechDispatcher"),
        .target(name: "CoreMedia"),
        .target(
            name: "AVFoundation",
            dependencies: [
                "AudioToolbox", "AudioPlayback", "CairoRendering", "CoreGraphics", "CoreMedia", "FoundationOverlay", "os", "CSpeechDispatcher",
            ]),
        .target(name: "AVKit", dependencies: ["AVFoundation", "AudioPlayback", "CoreGraphics", "SwiftUI", "SwiftUICore"]),
        // Values and services of UIKit and AppKit. Programs see them with `apus --as`, or as products.
        // Operators are found in modules that are exported as a whole only.
        .target(name: "KitNumbers"),
        // Spelling. Nothing links Enchant: it is loaded with the first question about a word, and its headers are not needed.
        .target(name: "CEnchant", path: "Sources/CLibraries/CEnchant"),
        .target(
            name: "KitValues",
            dependencies: [
                "CEnchant", "KitNumbers",
                "SwiftUI", "SwiftUICore", "CairoRendering", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "FoundationOverlay",
                "CObjectCreation",
            ]),
        .target(name: "_Testing_UIKit", path: "Sources/UIKitTestingOverlay"),
        .target(
            name: "UIKit",
            dependencies: [
                "KitNumbers", "KitValues", "SwiftUI", "SwiftUICore", "Typesetting", "CairoRendering", "CoreGraphics", "UniformTypeIdentifiers",
                "CGIO", "CoreImage", "ImageIO", "QuartzCore", "UserNotifications", "os", "_Testing_UIKit",
            ]),
        .target(name: "_Testing_AppKit", path: "Sources/AppKitTestingOverlay"),
        .target(
            name: "AppKit",
            dependencies: [
                "Combine", "CoreTransferable", "KitNumbers", "KitValues", "SwiftUI", "SwiftUICore", "Typesetting", "CairoRendering", "CoreGraphics",
                "UniformTypeIdentifiers",
                "ApplicationServices", "AudioPlayback", "CGIO", "CoreImage", "ImageIO", "QuartzCore", "ServiceLoop", "FoundationOverlay",
                "os", "_Testing_AppKit",
            ]),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        .target(name: "FoundationLocalization", dependencies: ["SwiftUICore"]),
        .target(name: "UserNotifications", dependencies: ["SwiftUICore"]),
        .target(name: "Accessibility", dependencies: ["SwiftUICore"]),
        .target(name: "PhotosUI", dependencies: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers", "FoundationOverlay"]),
        .target(name: "ServiceManagement", dependencies: ["SwiftUICore"]),
        .systemLibrary(
            name: "CGIO", path: "Sources/CLibraries/CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "ServiceLoop", dependencies: ["CGIO"]),
        .target(name: "Network", dependencies: ["CGIO", "ServiceLoop"]),
        .target(name: "CoreLocation", dependencies: ["CGIO", "ServiceLoop"]),
        .target(name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "SwiftUICore", "CoreGraphics", "FoundationOverlay"]),
        .target(name: "MediaPlayer", dependencies: ["CGIO", "ServiceLoop", "KitValues", "SwiftUICore", "CairoRendering", "CoreGraphics"]),
        .target(name: "AppIntents", dependencies: ["SwiftUI", "SwiftUICore", "FoundationOverlay", "Combine", "UniformTypeIdentifiers", "os"]),
        .target(name: "WidgetKit", dependencies: ["SwiftUIMacros", "AppIntents", "SwiftUI", "SwiftUICore", "CoreGraphics", "Combine"]),
        // No C module: packages that import CryptoKit wherever the build has one see this one's interface, but not the module maps of its
        // dependencies. Nothing links libcrypto, which is loaded with the first use.
        .target(name: "CryptoKit"),
        .target(name: "TipKit", dependencies: ["SwiftUIMacros", "SwiftUI", "SwiftUICore", "Combine"]),
        .target(name: "CoreHaptics"),
        .target(name: "StoreKit", dependencies: ["SwiftUIMacros", "SwiftUI", "SwiftUICore"]),
        .target(name: "AuthenticationServices", dependencies: ["SwiftUI", "SwiftUICore", "os"]),
        .target(name: "FoundationModels", dependencies: ["SwiftUIMacros"]),
        .target(name: "LinkPresentation", dependencies: ["CoreTransferable", "FoundationOverlay", "UniformTypeIdentifiers"]),
        .target(name: "Playgrounds", dependencies: ["SwiftUIMacros"]),
        .target(name: "LocalAuthentication", dependencies: ["FoundationOverlay"]),
        .target(name: "SafariServices", dependencies: ["UIKit"]),
        .target(name: "Security", dependencies: ["CGIO", "ServiceLoop", "CoreGraphics"]),
        .target(name: "BackgroundTasks"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "FoundationOverlay"]),
        .target(name: "AppTrackingTransparency"),
        .target(name: "ApplicationServices", dependencies: ["CoreGraphics"]),
        // Charts, on top of the module that people import.
        .target(name: "Charts", dependencies: ["SwiftUI", "SwiftUICore", "CoreGraphics"]),

        // Models that are saved in a database.
        .systemLibrary(
            name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "SQLiteStorage", dependencies: ["CSQLite"]),
        .target(name: "SwiftData", dependencies: ["SwiftUIMacros", "SwiftUI", "SwiftUICore", "FoundationOverlay", "SQLiteStorage", "os"]),
        // Core Data's models as files, for programs and for the command line.
        .target(name: "ManagedObjectModels"),
        .target(
            name: "CoreData",
            dependencies: [
                "SwiftUIMacros", "SwiftUI", "SwiftUICore", "FoundationOverlay", "Combine", "SQLiteStorage", "ManagedObjectModels",
                "CManagedObjectCreation", "os",
            ]),

        // Views in tests: a host without a window, with a clock and input of the test's own.
        .target(name: "SwiftUITesting", dependencies: ["SwiftUI", "ApusRunner", "SwiftUICore", "CairoRendering", "CoreGraphics", "RunnerProtocol"]),

        // A date that stands still, for snapshots. Only the ApusRuntime library contains it, as it replaces functions of the C library.
        .target(name: "CObjectCreation", path: "Sources/CLibraries/CObjectCreation"),
        .target(name: "CManagedObjectCreation", path: "Sources/CLibraries/CManagedObjectCreation"),
        .target(name: "CFixedClock", path: "Sources/CLibraries/CFixedClock"),

        // The command line. It does not link SwiftUI: the programs it compiles load the ApusRuntime library.
        .target(name: "RunnerProtocol"),
        .target(name: "CAllocator", path: "Sources/CLibraries/CAllocator"),
        .target(name: "CProcessGuard", path: "Sources/CLibraries/CProcessGuard"),
        // ArgumentParser takes its lock from a module named os, and FlyingFox the types of files from UniformTypeIdentifiers, wherever the
        // build has one, and its hash from CryptoKit.
        .target(
            name: "ApusCommand",
            dependencies: [
                "AssetSymbols", "ManagedObjectModels", "RunnerProtocol", "SwiftSourceReader", "SwiftUIMacroExpansion", "CAllocator", "CProcessGuard",
                "os",
                "UniformTypeIdentifiers", "CryptoKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            resources: [
                .embedInCode("Preview/Page/page.html"), .embedInCode("Preview/Page/page.css"), .embedInCode("Preview/Page/page.js"),
            ]),
        .executableTarget(name: "apus", dependencies: ["ApusCommand"]),
        .executableTarget(
            name: "bench", dependencies: ["SwiftUI", "SwiftUICore", "AttributeGraph", "Typesetting", "CairoRendering"], path: "Benchmarks/bench"),
        .executableTarget(name: "textbench", dependencies: ["Typesetting", "SwiftUICore"], path: "Benchmarks/textbench"),
        .executableTarget(name: "graphbench", dependencies: ["AttributeGraph"], path: "Benchmarks/graphbench"),

        .executableTarget(
            name: "renderbench", dependencies: ["SwiftUI", "CairoRendering"], path: "Benchmarks/renderbench"),

        .executableTarget(
            name: "chartbench", dependencies: ["SwiftUI", "SwiftUICore", "CairoRendering", "Charts"], path: "Benchmarks/chartbench"),

        .executableTarget(
            name: "memorybench", dependencies: ["SwiftUI", "SwiftUITesting", "CairoRendering", "ExampleScreens"], path: "Benchmarks/memorybench"),

        // The controls in their states: drawn for the demo, and compared with golden pictures.
        .target(name: "ControlSamples", dependencies: ["SwiftUI", "SwiftUITesting"], path: "Examples/ControlStates/Samples"),
        .executableTarget(name: "controlstates", dependencies: ["SwiftUI", "ControlSamples"], path: "Examples/ControlStates/Page"),
        // Charts: drawn for the demo, and compared with golden pictures.
        .target(name: "ExampleCharts", dependencies: ["SwiftUI", "Charts"], path: "Examples/Charts"),
        // A program that writes a report with charts.
        .target(name: "SalesReport", dependencies: ["SwiftUI", "Charts"], path: "Examples/Report/Pages"),
        .executableTarget(name: "report", dependencies: ["SalesReport"], path: "Examples/Report/Program"),
        // The six screens, to be driven by tests.
        .target(
            name: "ExampleScreens", dependencies: ["SwiftUI"], path: "Examples/Screens", exclude: ["snapshots.json", "__Snapshots__"]),

        // What `Scripts/test-windows` tries.
        .executableTarget(
            name: "windowprobe", dependencies: ["SwiftUI", "SwiftUITesting", "UniformTypeIdentifiers", "AppKit"], path: "Tests/WindowProbe",
            exclude: ["accessibility.py", "portal.py", "xsettings.py"]),

        // Programs with windows.
        .executableTarget(name: "notebook", dependencies: ["SwiftUI"], path: "Examples/Notebook"),
        .executableTarget(name: "checklist", dependencies: ["SwiftUI", "UniformTypeIdentifiers"], path: "Examples/Checklist"),

        .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(name: "FoundationOverlayTests", dependencies: ["FoundationOverlay", "Combine", "CoreGraphics", "os"]),
        .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "AttributeGraph", "Combine"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "SwiftUICore", "CPangoCairo"]),
        .testTarget(name: "CairoRenderingTests", dependencies: ["CairoRendering", "SwiftUI"]),
        .testTarget(name: "SwiftUITestingTests", dependencies: ["SwiftUITesting", "SwiftUI"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUITesting", "SwiftUICore", "UniformTypeIdentifiers", "CoreTransferable"]),
        .testTarget(
            name: "ChartsTests", dependencies: ["Charts", "ExampleCharts", "SalesReport", "SwiftUI", "SwiftUICore", "SwiftUITesting"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "ExampleTests", dependencies: ["ExampleScreens", "ControlSamples", "SwiftUI", "SwiftUITesting", "memorybench"], exclude: ["Goldens"]
        ),
        .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "SwiftUITesting", "FoundationOverlay"]),
        .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "SwiftUICore"]),
        .testTarget(
            name: "KitTests",
            dependencies: [
                "Accessibility", "KitValues", "UIKit", "AppKit", "Cocoa", "AVFoundation", "AudioToolbox", "AudioPlayback", "CoreMedia", "PhotosUI",
                "ServiceManagement", "SwiftUI",
                "SwiftUICore", "CoreTransferable",
                "SwiftUITesting",
                "CoreGraphics", "FoundationOverlay", "UniformTypeIdentifiers",
            ],
            resources: [.process("Media.xcassets")], plugins: ["AssetSymbolsPlugin"]),
        .testTarget(
            name: "FrameworkTests",
            dependencies: [
                "AVKit", "AudioPlayback", "CoreMedia",
                "CoreData", "CoreImage", "ImageIO", "ManagedObjectModels", "Network", "CoreLocation", "MapKit", "AppIntents", "WidgetKit",
                "CryptoKit",
                "TipKit", "CoreHaptics", "MediaPlayer",
                "StoreKit", "AuthenticationServices", "FoundationModels", "LinkPresentation", "LocalAuthentication", "Playgrounds", "SwiftUI",
                "Security", "BackgroundTasks", "QuartzCore", "AppTrackingTransparency",
                "SwiftUICore",
                "SwiftUITesting",
                "SwiftUIMacroExpansion", "FoundationOverlay", "AssetSymbols",
            ]),
        .testTarget(name: "SwiftSourceReaderTests", dependencies: ["SwiftSourceReader"]),
        .testTarget(name: "SwiftUIMacroExpansionTests", dependencies: ["SwiftUIMacroExpansion"]),
        .testTarget(name: "ApusCommandTests", dependencies: ["ApusCommand", "AssetSymbols", "RunnerProtocol", "CProcessGuard"]),
    ],
    swiftLanguageModes: [.v6]
)

// For `make test-optimised`: the tests as ever, what they test as it is in programs. The tests cannot be optimised themselves, as the
// compiler then refuses `@Test`.
if Context.environment["APUS_OPTIMISED"] != nil {
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}

// Debug builds take less of the processor without an index of the system's modules, which editors make for themselves, with one compiler process for
// each processor instead of one for every 25 files, since each process parses the whole module, and with the linker of LLVM; Docs/Performance.md
// has what was measured. SwiftPM refuses such flags in packages that it has fetched, which are not worked on.
if !Context.packageDirectory.contains("/checkouts/") {
    let compilerFlags = ["-index-ignore-system-modules", "-driver-batch-size-limit", "1000"]
    for target in package.targets where ![.plugin, .system].contains(target.type) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(compilerFlags, .when(configuration: .debug))]
        // Checks at runtime that nothing changes a property while it is being changed take a tenth of the instructions of scrolling. Debug builds
        // and tests make them.
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
        if [.executable, .test].contains(target.type) {
            target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))]
        }
    }
}

// For work on one module: APUS_TESTS=TypesettingTests,ChartsTests builds these test targets and what they need, besides `apus` if they run it.
if let tests = Context.environment["APUS_TESTS"]?.split(separator: ",").map(String.init) {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    var waiting = tests + (tests.contains("ApusCommandTests") ? ["apus"] : [])
    while let name = waiting.popLast() {
        guard let target = targets[name], needed.insert(name).inserted else { continue }
        waiting += target.dependencies.compactMap {
            switch $0 {
            case .targetItem(let name, _), .byNameItem(let name, _): name
            default: nil
            }
        }
        waiting += (target.plugins ?? []).compactMap { if case .plugin(let name, _) = $0 { name } else { nil } }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { product in
        switch product {
        case let library as Product.Library: !needed.isSuperset(of: library.targets)
        case let executable as Product.Executable: !needed.isSuperset(of: executable.targets)
        case let plugin as Product.Plugin: !needed.isSuperset(of: plugin.targets)
        default: false
        }
    }
}
