import Foundation

/// A managed object is not valid.
public let NSManagedObjectValidationError = 1550
/// The values of constraints are not unique.
public let NSManagedObjectConstraintValidationError = 1551
/// Several objects or properties are not valid; `NSDetailedErrorsKey` has their errors.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// Objects of a relationship forbid the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
/// An object does not exist in the store any more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Another context has changed an object since this one read it.
public let NSManagedObjectMergeError = 133020
/// A saved object has the unique values of an inserted one.
public let NSManagedObjectConstraintMergeError = 133021
/// The coordinator has no store, or the store refuses an operation.
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationMissingSourceModelError = 134130

/// In the user information of an error: the errors that it consists of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// In the user information of a validation error: the object, the name of its property, and the property's value.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// In the user information of notifications: sets of objects.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSError {
    /// An error of Core Data with a text for the user.
    convenience init(coreData code: Int, _ text: String, _ userInfo: [String: Any] = [:]) {
        self.init(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo.merging([NSLocalizedDescriptionKey: text]) { $1 })
    }
}
