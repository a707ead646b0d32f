import Foundation

/// Compiles a program's C targets and says how Swift imports and links them.
struct CTargetBuild {
    var targets: [CTarget]
    var compiler: URL
    /// What the program is called, for messages.
    var title: String
    /// Where everything is written.
    var folder: URL

    struct Product {
        /// Flags with which `swiftc` imports the targets.
        var importFlags: [String] = []
        var objects: [String] = []
        var linkerFlags: [String] = []
    }

    func run() throws -> Product {
        var product = Product()
        guard !targets.isEmpty else { return product }
        let clang = try clang()
        let systemFlags = try pkgConfigFlags("--cflags")
        product.linkerFlags = try pkgConfigFlags("--libs")
        for target in targets {
            if let map = target.moduleMap { product.importFlags += ["-Xcc", "-fmodule-map-file=" + (try path(of: map, for: target))] }
            if let headers = target.publicHeaders { product.importFlags += ["-Xcc", "-I" + headers.path] }
            product.linkerFlags += target.linkerFlags
            if target.usesPlusPlus { product.linkerFlags.append("-lstdc++") }
        }
        product.importFlags += systemFlags.flatMap { ["-Xcc", $0] }
        let temporary = folder.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary.path
        for target in targets {
            for (number, source) in target.sources.enumerated() {
                let object = folder.appendingPathComponent("\(target.moduleName)-\(number).o").path
                let flags = includeFlags(for: target) + systemFlags + target.flags(for: source)
                let result = try Subprocess(
                    executable: clang, arguments: ["-c", source.path, "-o", object, "-fPIC", "-g", "-w"] + flags, environment: environment
                ).run()
                guard result.succeeded else {
                    throw CommandFailure(
                        message: "\(title) does not compile.", status: 1, details: String(decoding: result.errorOutput, as: UTF8.self))
                }
                product.objects.append(object)
            }
        }
        return product
    }

    /// The compiler that Swift's own toolchain has, else any.
    private func clang() throws -> URL {
        let own = compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("clang")
        if FileManager.default.isExecutableFile(atPath: own.path) { return own }
        guard let other = Subprocess.find("clang") else {
            throw CommandFailure.failure("clang is not on PATH, and \(title) has code in C: install Swift's whole toolchain.")
        }
        return other
    }

    private func path(of map: CTarget.ModuleMap, for target: CTarget) throws -> String {
        switch map {
        case .file(let file): return file.path
        case .text(let text):
            let file = folder.appendingPathComponent("\(target.moduleName).modulemap")
            try text.write(to: file, atomically: false, encoding: .utf8)
            return file.path
        }
    }

    /// The headers of a target and of all that it depends on, directly or not.
    private func includeFlags(for target: CTarget) -> [String] {
        var known: Set<String> = []
        var waiting = [target.name]
        var flags: [String] = []
        while let name = waiting.popLast() {
            guard known.insert(name).inserted, let found = targets.first(where: { $0.name == name }) else { continue }
            if let headers = found.publicHeaders { flags.append("-I" + headers.path) }
            waiting += found.dependencies
        }
        return flags
    }

    private func pkgConfigFlags(_ kind: String) throws -> [String] {
        let names = targets.compactMap(\.pkgConfig).flatMap { $0.split(separator: " ").map(String.init) }
        guard !names.isEmpty, let pkgConfig = Subprocess.find("pkg-config") else { return [] }
        let result = try Subprocess(executable: pkgConfig, arguments: [kind, "--silence-errors"] + names).run()
        guard result.succeeded else {
            throw CommandFailure.failure("pkg-config does not know all of \(names.joined(separator: ", ")), which \(title) needs.")
        }
        return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
