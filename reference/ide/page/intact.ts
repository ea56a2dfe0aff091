// The page's objects as the browser defines them. A page's markup puts names of its own in their way: in a document with
// `<img name="evaluate">`, `document.evaluate` is that image, and a form's `id` may be its field of that name.

/**
 * A property of an object of the page, whatever its elements are called; a method comes bound to the object.
 * @param definer the prototype that has the property, such as `Document.prototype`
 */
export function intact<Definer extends object, Name extends keyof Definer>(
  definer: Definer,
  name: Name,
  object: Definer,
): Definer[Name] {
  const value = Reflect.get(definer, name, object);
  return typeof value === 'function' ? value.bind(object) : value;
}

/** The first element under a root that a selector means. */
export function queryOne(root: Document | ShadowRoot, selector: string): Element | null {
  return root instanceof Document
    ? intact(Document.prototype, 'querySelector', root)(selector)
    : root.querySelector(selector);
}

/** All elements under a root that a selector means. */
export function queryAll(root: Document | ShadowRoot, selector: string): Element[] {
  return [
    ...(root instanceof Document
      ? intact(Document.prototype, 'querySelectorAll', root)(selector)
      : root.querySelectorAll(selector)),
  ];
}
