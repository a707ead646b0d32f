import Foundation

/// A property of an entity.
///
/// Follows https://developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject {
    open var name = ""
    /// Whether objects can be saved without a value.
    open var isOptional = true
    /// Whether the value is not saved.
    open var isTransient = false
    /// The name of the property in the earlier version of the model, whose values it takes over.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The entity that the property was given to.
    open var entity: NSEntityDescription { owner ?? .none }
    weak var owner: NSEntityDescription?

    public override init() { super.init() }
}

/// A value of the objects of an entity.
///
/// Follows https://developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type, by the names of newer code.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }
    /// The value of new objects.
    open var defaultValue: Any?
    /// The name of the class of transformable values. It exists for programs that read it.
    open var attributeValueClassName: String?
    /// The name of a transformer, which has no effect: transformable values are encoded as JSON, as property lists or with `NSKeyedArchiver`.
    open var valueTransformerName: String?
    /// Whether large values are kept outside of the database. It has no effect.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value is encrypted in iCloud. It has no effect.
    open var allowsCloudEncryption = false
    /// Whether changes are kept in the history. It has no effect.
    open var preservesValueInHistoryOnDeletion = false

    /// The smallest and largest number, date or length of a text.
    var minimum: Double?
    var maximum: Double?
    /// The regular expression that texts match.
    var pattern: String?
}

/// Objects that the objects of an entity refer to.
///
/// Follows https://developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship of the related objects that refers back.
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The number of objects that a saved relationship has at most; 1 for a relationship to one object, 0 for no limit.
    open var maxCount = 0
    open var minCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}
