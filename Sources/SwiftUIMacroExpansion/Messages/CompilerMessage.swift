/// What the compiler asks of a plug-in.
enum CompilerMessage {
    case getCapability(protocolVersion: Int?)
    case expand(ExpansionRequest)
    /// A message that this plug-in does not know, or one that lacks something.
    case unknown(name: String)

    init(_ json: JSON) {
        guard case .object(let members) = json, let (name, body) = members.first, members.count == 1 else {
            self = .unknown(name: "")
            return
        }
        switch name {
        case "getCapability":
            self = .getCapability(protocolVersion: body["capability"]?["protocolVersion"]?.integer)
        case "expandFreestandingMacro", "expandAttachedMacro":
            guard let request = ExpansionRequest(body) else { fallthrough }
            self = .expand(request)
        default:
            self = .unknown(name: name)
        }
    }
}

/// A macro to be expanded, and what the compiler says about its place.
struct ExpansionRequest {
    /// The name of the type that implements the macro, as in its declaration.
    var typeName: String
    /// The name under which the macro is used.
    var macroName: String
    /// What is to be made: `declaration`, `accessor`, `peer`, `extension`.
    var role: String
    /// What makes names unique to this expansion.
    var discriminator: String
    /// The macro's use: `#Preview { … }`, or the attribute.
    var node: SourceFragment
    /// What the attribute stands at.
    var declaration: SourceFragment?
    /// The name of the type to be extended.
    var extendedType: String?
    /// What the declaration stands in, from the inside out, without members.
    var lexicalContext: [String]

    /// A name that no other expansion uses.
    func uniqueName(_ name: String) -> String {
        "\(discriminator)\(name.utf8.count)\(name)fMu_"
    }
}

extension ExpansionRequest {
    init?(_ json: JSON) {
        guard let node = (json["syntax"] ?? json["attributeSyntax"]).flatMap(SourceFragment.init),
            let typeName = json["macro"]?["typeName"]?.string
        else { return nil }
        self.node = node
        self.typeName = typeName
        macroName = json["macro"]?["name"]?.string ?? typeName
        role = json["macroRole"]?.string ?? "declaration"
        discriminator = json["discriminator"]?.string ?? ""
        declaration = json["declSyntax"].flatMap(SourceFragment.init)
        extendedType = json["extendedTypeSyntax"]?["source"]?.string
        let parent = json["parentDeclSyntax"]?["source"]?.string
        lexicalContext = json["lexicalContext"]?.elements?.compactMap { $0["source"]?.string } ?? [parent].compactMap { $0 }
    }
}
