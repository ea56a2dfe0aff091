// Reads built-in properties of the page's objects. A page's markup can shadow them: in a document with
// `<img name="evaluate">`, `document.evaluate` is that image, and a form's `id` may be its field of that name.

/**
 * The built-in property of an object, even if an element's name shadows it. A method is returned bound to the object.
 * @param definer the prototype that defines the property, such as `Document.prototype`
 */
export function intact<Definer extends object, Name extends keyof Definer>(
  definer: Definer,
  name: Name,
  object: Definer,
): Definer[Name] {
  const value = Reflect.get(definer, name, object);
  return typeof value === 'function' ? value.bind(object) : value;
}

/** The first element under a root that a selector matches. */
export function queryOne(root: Document | ShadowRoot, selector: string): Element | null {
  return root instanceof Document
    ? intact(Document.prototype, 'querySelector', root)(selector)
    : root.querySelector(selector);
}

/** All elements under a root that a selector matches. */
export function queryAll(root: Document | ShadowRoot, selector: string): Element[] {
  return [
    ...(root instanceof Document
      ? intact(Document.prototype, 'querySelectorAll', root)(selector)
      : root.querySelectorAll(selector)),
  ];
}
