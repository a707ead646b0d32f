import SwiftUI

print("apus")
