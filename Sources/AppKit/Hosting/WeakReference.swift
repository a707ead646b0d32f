/// A weak reference to an object, for views: the comparison of views reads their `weak` properties as if they were strong.
final class WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }
}
