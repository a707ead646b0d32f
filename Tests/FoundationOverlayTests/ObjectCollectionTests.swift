import Foundation
import FoundationOverlay
import Testing

private final class Plain {}

/// Collections that hold objects strongly or weakly.
struct ObjectCollectionTests {
    @Test func entriesOfLostObjectsAreGone() {
        let table = NSMapTable<Plain, Plain>.weakToStrongObjects()
        let kept = Plain()
        let value = Plain()
        table.setObject(value, forKey: kept)
        do {
            let lost = Plain()
            table.setObject(Plain(), forKey: lost)
            #expect(table.count == 2)
            withExtendedLifetime(lost) {}
        }
        #expect(table.count == 1 && table.object(forKey: kept) === value)
        let weakValues = NSMapTable<NSString, Plain>.strongToWeakObjects()
        do {
            let lost = Plain()
            weakValues.setObject(lost, forKey: "a")
            #expect(weakValues.object(forKey: "a") === lost)
        }
        #expect(weakValues.object(forKey: "a") == nil && weakValues.count == 0)
    }

    @Test func equalKeysAreOneUnlessIdentityCounts() {
        let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
        table.setObject("1", forKey: NSString(string: "key"))
        table.setObject("2", forKey: NSString(string: "key"))
        #expect(table.count == 1 && table.object(forKey: "key") == "2")
        #expect(table.dictionaryRepresentation().count == 1)
        table.removeObject(forKey: "key")
        #expect(table.count == 0 && table.objectEnumerator() == nil)
        let byIdentity = NSMapTable<NSMutableString, NSString>(keyOptions: [.objectPointerPersonality], valueOptions: .strongMemory)
        let (one, other) = (NSMutableString(string: "key"), NSMutableString(string: "key"))
        byIdentity.setObject("1", forKey: one)
        byIdentity.setObject("2", forKey: other)
        #expect(byIdentity.count == 2 && byIdentity.object(forKey: one) == "1")
    }

    @Test func setsHoldObjectsWeakly() {
        let set = NSHashTable<AnyObject>.weakObjects()
        let kept = Plain()
        set.add(kept)
        set.add(kept)
        do {
            let lost = Plain()
            set.add(lost)
            #expect(set.count == 2 && set.contains(lost))
        }
        #expect(set.allObjects.count == 1 && set.anyObject === kept)
        set.remove(kept)
        #expect(set.allObjects.isEmpty)
    }
}
