import Combine
import Foundation

extension Optional: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? {
        guard let self else { return .list([]) }
        return archiver.archive(self).map { .list([$0]) }
    }

    package static func restored(from archive: ArchivedValue, replacing present: Self?) -> Self? {
        guard case .list(let elements) = archive, elements.count <= 1 else { return nil }
        guard let element = elements.first else { return .some(nil) }
        return ValueRestorer.restore(element, as: Wrapped.self, replacing: present ?? nil).map { .some($0) }
    }
}

extension Array: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? { ArchivedValue.list(of: self, archiver) }

    package static func restored(from archive: ArchivedValue, replacing present: [Element]?) -> [Element]? {
        archive.elements(as: Element.self)
    }
}

extension Set: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? { ArchivedValue.list(of: self, archiver) }

    package static func restored(from archive: ArchivedValue, replacing present: Set?) -> Set? {
        archive.elements(as: Element.self).map { Set($0) }
    }
}

extension Dictionary: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? {
        guard case .list(let keys)? = ArchivedValue.list(of: keys, archiver), case .list(let values)? = ArchivedValue.list(of: values, archiver)
        else { return nil }
        return .pairs(keys, values)
    }

    package static func restored(from archive: ArchivedValue, replacing present: Dictionary?) -> Dictionary? {
        guard case .pairs(let keys, let values) = archive, let keys = ArchivedValue.list(keys).elements(as: Key.self),
            let values = ArchivedValue.list(values).elements(as: Value.self)
        else { return nil }
        return Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first })
    }
}

extension AnyHashable: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? {
        // A program's own types are values of its paths and selections, wherever these are stored.
        var archiver = archiver
        archiver.acceptsPlainValuesOnly = false
        func open<Base>(_ base: Base) -> ArchivedValue? {
            guard let name = _mangledTypeName(Base.self), let value = archiver.archive(base) else { return nil }
            return .typed(name, value)
        }
        return _openExistential(base, do: open)
    }

    package static func restored(from archive: ArchivedValue, replacing present: AnyHashable?) -> AnyHashable? {
        guard case .typed(let name, let value) = archive, let type = _typeByName(name) as? any Hashable.Type else { return nil }
        func open<Base: Hashable>(_: Base.Type) -> AnyHashable? {
            ValueRestorer.restore(value, as: Base.self, replacing: nil).map { AnyHashable($0) }
        }
        return open(type)
    }
}

/// The value of a `@Published` property. An existing property is set as a program sets it, so that its object and the subscribers of its
/// publisher receive this value and later ones.
extension Published: ArchivableType {
    /// The value; the wrapper does not give it outside of its object.
    private var current: Value? {
        var copy = self
        var current: Value?
        withExtendedLifetime(copy.projectedValue.sink { current = $0 }) {}
        return current
    }

    package func archived(by archiver: ValueArchiver) -> ArchivedValue? { current.flatMap { archiver.archive($0) } }

    package static func restored(from archive: ArchivedValue, replacing present: Published?) -> Published? {
        guard let value = ValueRestorer.restore(archive, as: Value.self, replacing: present?.current) else { return nil }
        guard var present else { return Published(initialValue: value) }
        Just(value).assign(to: &present.projectedValue)
        return present
    }
}

extension ArchivedValue {
    /// Archives all elements; nil if one of them cannot be archived.
    fileprivate static func list<Elements: Collection>(of elements: Elements, _ archiver: ValueArchiver) -> ArchivedValue? {
        var archives: [ArchivedValue] = []
        archives.reserveCapacity(elements.count)
        for element in elements {
            guard let archive = archiver.archive(element) else { return nil }
            archives.append(archive)
        }
        return .list(archives)
    }

    /// Restores all elements of a list; nil if one of them does not fit.
    fileprivate func elements<Element>(as _: Element.Type) -> [Element]? {
        guard case .list(let archives) = self else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(archives.count)
        for archive in archives {
            guard let element = ValueRestorer.restore(archive, as: Element.self, replacing: nil) else { return nil }
            elements.append(element)
        }
        return elements
    }
}
