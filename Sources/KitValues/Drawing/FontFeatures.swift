// The numbers of Core Text for features of fonts and their settings.

/// The widths of digits, a feature of fonts.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// The look of lowercase letters, a feature of fonts.
public let kLowerCaseType = 37
/// Lowercase letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The look of uppercase letters, a feature of fonts.
public let kUpperCaseType = 38
/// Uppercase letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
