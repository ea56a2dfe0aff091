// How a field is accessed in C++: the names of accessors, for fields and for extensions.

import { className, enumClass, type Field, isEnum, isMessage } from './schema';
import { cppTypes } from './values';

const keywords = new Set(
  (
    'alignas and asm auto bool break case catch char class const continue default delete do double else enum explicit ' +
    'export extern false float for friend goto if inline int long mutable namespace new not NULL operator or private ' +
    'protected public register return short signed sizeof static struct switch template this throw true try typedef ' +
    'typeid typename union unsigned using virtual void volatile while xor'
  ).split(' '),
);

/** The name of a field's getter: lower case; a keyword gets an underscore. */
export function accessorName({ name }: Field): string {
  const lower = name.toLowerCase();
  return keywords.has(lower) || keywords.has(name) ? `${lower}_` : lower;
}

/** The C++ type of a field's value or element. */
export function cppType({ type }: Pick<Field, 'type'>): string {
  if (isMessage(type)) return className(type);
  return isEnum(type) ? enumClass(type) : cppTypes[type];
}

/** The C++ of a field's accessors. `m` is the message, written with its `.`, or `->`. */
export interface Access {
  has(m: string): string;
  get(m: string): string;
  set(m: string, ...value: readonly string[]): string;
  clear(m: string): string;
  mutable(m: string): string;
  setAllocated(m: string, pointer: string): string;
  release(m: string): string;
  size(m: string): string;
  at(m: string, index: string): string;
  setAt(m: string, index: string, ...value: readonly string[]): string;
  mutableAt(m: string, index: string): string;
  add(m: string, ...value: readonly string[]): string;
}

export function accessOf(field: Field): Access {
  if (!field.extension) return fieldAccess(accessorName(field));
  return extensionAccess(field.scope ? `${className(field.scope)}::${field.name}` : field.name);
}

function fieldAccess(name: string): Access {
  return {
    has: (m) => `${m}has_${name}()`,
    get: (m) => `${m}${name}()`,
    set: (m, ...value) => `${m}set_${name}(${value.join(', ')})`,
    clear: (m) => `${m}clear_${name}()`,
    mutable: (m) => `${m}mutable_${name}()`,
    setAllocated: (m, pointer) => `${m}set_allocated_${name}(${pointer})`,
    release: (m) => `${m}release_${name}()`,
    size: (m) => `${m}${name}_size()`,
    at: (m, index) => `${m}${name}(${index})`,
    setAt: (m, index, ...value) => `${m}set_${name}(${[index, ...value].join(', ')})`,
    mutableAt: (m, index) => `${m}mutable_${name}(${index})`,
    add: (m, ...value) => `${m}add_${name}(${value.join(', ')})`,
  };
}

function extensionAccess(id: string): Access {
  const call = (m: string, what: string, ...words: readonly string[]): string =>
    `${m}${what}(${[id, ...words].join(', ')})`;
  return {
    has: (m) => call(m, 'HasExtension'),
    get: (m) => call(m, 'GetExtension'),
    set: (m, ...value) => call(m, 'SetExtension', ...value),
    clear: (m) => call(m, 'ClearExtension'),
    mutable: (m) => call(m, 'MutableExtension'),
    setAllocated: (m, pointer) => call(m, 'SetAllocatedExtension', pointer),
    release: (m) => call(m, 'ReleaseExtension'),
    size: (m) => call(m, 'ExtensionSize'),
    at: (m, index) => call(m, 'GetExtension', index),
    setAt: (m, index, ...value) => call(m, 'SetExtension', index, ...value),
    mutableAt: (m, index) => call(m, 'MutableExtension', index),
    add: (m, ...value) => call(m, 'AddExtension', ...value),
  };
}
