/// How the areas of two paths are combined.
package enum PathCombination: Sendable {
    case union, intersection, subtraction, symmetricDifference

    func contains(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}
