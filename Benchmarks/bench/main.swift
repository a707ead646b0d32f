import SwiftUI

print("bench")
