// Code that imports OSLog sees what the Swift module on top of this one has.
#pragma clang module import os
