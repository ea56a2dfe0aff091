// Names that must not collide: which C++ name each element of a file gets, once its neighbours are known.
import type {
  Diagnostic,
  EnumDescriptor,
  EnumValueDescriptor,
  FieldDescriptor,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  OneofDescriptor,
  Position,
  ServiceDescriptor,
} from '../schema/descriptor';
import { type Claimant, Claims, type Collision, warningsOf } from './claims';
import { isSharedNamespace, isTakenByLibrary } from './library-names';
import { accessorName, camelCase, identifier } from './names';
import {
  ANY_MEMBERS,
  enumFileMembers,
  enumMembers,
  FILE_MEMBERS,
  isAny,
  MESSAGE_MEMBERS,
  SERVICE_MEMBERS,
} from './own-names';

/** The names of a field's members. */
export interface FieldNames {
  /** What accessors are built on: `foo` in `set_foo`. Of an extension: its identifier. */
  readonly accessor: string;
  /** `FooBar` in `kFooBarFieldNumber`. */
  readonly constant: string;
}

/** The C++ names of everything a file declares. Made once a file; the same file always gets the same names. */
export class FileScope {
  readonly namespace: string;
  /** One warning a collision: what was named otherwise than its schema says, and what is in its way. */
  readonly warnings: readonly Diagnostic[];
  /**
   * Macros that are put away while the file's C++ is read. The document itself names a message M's enum E `M_E`, which is
   * Euler's number for <cmath>: no other name would do.
   */
  readonly macrosPutAway: readonly string[];
  /** The names at the scope of the file. */
  private readonly claims: Claims;
  private readonly types = new Map<MessageDescriptor | EnumDescriptor, string>();
  private readonly enumValues = new Map<EnumValueDescriptor, string>();
  private readonly aliases = new Map<MessageDescriptor | EnumDescriptor | EnumValueDescriptor, string>();
  private readonly fields = new Map<FieldDescriptor, FieldNames>();
  private readonly oneofs = new Map<OneofDescriptor, string>();
  private readonly services = new Map<ServiceDescriptor | MethodDescriptor, string>();
  private readonly collided: (collision: Collision) => void;

  private constructor(file: FileDescriptor) {
    const collisions: Collision[] = [];
    this.collided = (collision) => collisions.push(collision);
    const imported = [...importedBy(file)].map((each) => FileScope.of(each));
    this.namespace = this.chooseNamespace(file, imported);
    this.claims = new Claims(this.collided, this.outsideOf(imported));
    for (const message of file.messages) this.claimMessage(message, '');
    for (const enumeration of file.enums) this.claimEnum(enumeration, '');
    for (const message of file.messages) this.claimEnumsWithin(message);
    for (const extension of file.extensions) this.claimExtension(extension, this.claims);
    for (const message of file.messages) this.claimMembers(message);
    if (file.options.cc_generic_services === true) {
      for (const service of file.services) this.claimService(service);
    }
    this.warnings = warningsOf(collisions);
    this.macrosPutAway = ['M_E'].filter((name) => [this, ...imported].some((scope) => scope.declares(name)));
  }

  private static readonly known = new WeakMap<FileDescriptor, FileScope>();

  /** The scope of a file. */
  static of(file: FileDescriptor): FileScope {
    let scope = FileScope.known.get(file);
    if (scope === undefined) {
      scope = new FileScope(file);
      FileScope.known.set(file, scope);
    }
    return scope;
  }

  /** The class or enum without its namespace: `Foo_Bar`. */
  type(type: MessageDescriptor | EnumDescriptor): string {
    return this.types.get(type)!;
  }
  /** The enumerator at namespace scope. */
  enumValue(value: EnumValueDescriptor): string {
    return this.enumValues.get(value)!;
  }
  /** The name within the enclosing class, of a nested type or a value of a nested enum. */
  alias(element: MessageDescriptor | EnumDescriptor | EnumValueDescriptor): string {
    return this.aliases.get(element)!;
  }
  field(field: FieldDescriptor): FieldNames {
    return this.fields.get(field)!;
  }
  /** What a oneof's members are built on: `example_name` in `example_name_case`. */
  oneof(oneof: OneofDescriptor): string {
    return this.oneofs.get(oneof)!;
  }

  /** A service's class, if one is generated. */
  service(service: ServiceDescriptor): string {
    return this.services.get(service)!;
  }
  method(method: MethodDescriptor): string {
    return this.services.get(method)!;
  }

  /** Whether the file declares a name in its namespace. */
  declares(name: string): boolean {
    return this.claims.placeOf(name) !== undefined;
  }

  /** The namespace of the package, `a::b`: segments that cannot be one, or are another thing's name, get an underscore. */
  private chooseNamespace(file: FileDescriptor, imported: readonly FileScope[]): string {
    let namespace = '';
    if (file.package === '') return namespace;
    for (const segment of file.package.split('.')) {
      const parent = namespace;
      const inside = (name: string) => (parent === '' ? name : `${parent}::${name}`);
      const outside = (name: string) => {
        if (isSharedNamespace(inside(name))) return undefined;
        if (isTakenByLibrary(parent, name)) return LIBRARY;
        const owner = imported.find((scope) => scope.namespace === parent && scope.declares(name));
        return owner?.claims.placeOf(name);
      };
      const wanted = identifier(segment);
      const claimant = { what: `Package "${file.package}"`, position: file.packagePosition };
      namespace = inside(new Claims(this.collided, outside).take([wanted, `${wanted}_`], claimant));
    }
    return namespace;
  }

  /** Who holds a name at the scope of the file that the file itself does not declare. */
  private outsideOf(imported: readonly FileScope[]): (name: string) => Position | string | undefined {
    const neighbours = imported.filter(({ namespace }) => namespace === this.namespace);
    const within = this.namespace === '' ? '' : `${this.namespace}::`;
    const namespaces = new Set(
      imported.flatMap(({ namespace }) =>
        namespace.startsWith(within) ? namespace.slice(within.length).split('::').slice(0, 1) : [],
      ),
    );
    return (name) => {
      if (FILE_MEMBERS.has(name)) return 'generated code';
      if (isTakenByLibrary(this.namespace, name)) return LIBRARY;
      if (namespaces.has(name)) return `the namespace \`${within}${name}\``;
      for (const { claims } of neighbours) {
        const place = claims.placeOf(name);
        if (place !== undefined) return place;
      }
      return undefined;
    };
  }

  private claimService(service: ServiceDescriptor): void {
    const wanted = identifier(service.name);
    const name = this.claims.take([wanted, `${wanted}_`], claimant('Service', service), (base) => [
      base,
      `${base}_Stub`,
    ]);
    this.services.set(service, name);
    const members = new Claims(this.collided, (member) => {
      if (member === name || member === `${name}_Stub`) return service.position;
      return SERVICE_MEMBERS.has(member) ? 'every generated service' : undefined;
    });
    for (const method of service.methods) {
      const base = identifier(method.name);
      this.services.set(method, members.take([base, `${base}_`], claimant('Method', method)));
    }
  }

  private claimMessage(message: MessageDescriptor, prefix: string): void {
    const wanted = identifier(prefix === '' ? message.name : `${prefix}_${message.name}`);
    const name = this.claims.take([wanted, `${wanted}_`], claimant('Message', message));
    this.types.set(message, name);
    for (const nested of message.messages) this.claimMessage(nested, name);
  }

  private claimEnumsWithin(message: MessageDescriptor): void {
    for (const enumeration of message.enums) this.claimEnum(enumeration, this.type(message));
    for (const nested of message.messages) this.claimEnumsWithin(nested);
  }

  private claimEnum(enumeration: EnumDescriptor, prefix: string): void {
    const wanted = identifier(prefix === '' ? enumeration.name : `${prefix}_${enumeration.name}`);
    const name = this.claims.take([wanted, `${wanted}_`], claimant('Enum', enumeration), (base) => [
      base,
      ...enumFileMembers(base),
    ]);
    this.types.set(enumeration, name);
    for (const value of enumeration.values) {
      const base = identifier(prefix === '' ? value.name : `${name}_${value.name}`);
      this.enumValues.set(value, this.claims.take([base, `${base}_`], claimant('Enum value', value)));
    }
  }

  private claimMembers(message: MessageDescriptor): void {
    // A class cannot have a member of its own name, its constructor's.
    const claims = new Claims(this.collided, (name) => {
      if (name === this.type(message)) return message.position;
      if (MESSAGE_MEMBERS.has(name)) return 'every generated class';
      return isAny(message) && ANY_MEMBERS.has(name) ? 'what the class of Any has beside its fields' : undefined;
    });
    for (const nested of message.messages.filter((m) => !m.isMapEntry)) {
      this.claimAlias(nested, claims);
    }
    for (const nested of message.enums) {
      this.claimAlias(nested, claims, (base) => [base, ...enumMembers(base)]);
      for (const value of nested.values) this.claimAlias(value, claims);
    }
    for (const field of message.fields) {
      const wanted = accessorName(field.name);
      const accessor = claims.take(
        [wanted, `${wanted}_`, `${wanted}_${field.number}`],
        claimant('Field', field),
        (base) => accessorsOf(field, base),
      );
      this.fields.set(field, { accessor, constant: this.claimConstant(field, claims, 'Field') });
    }
    for (const oneof of message.oneofs.filter((o) => !o.isSynthetic)) {
      this.oneofs.set(oneof, claims.take([oneof.name, `${oneof.name}_`], claimant('Oneof', oneof), oneofMembers));
    }
    for (const extension of message.extensions) this.claimExtension(extension, claims);
    for (const nested of message.messages) this.claimMembers(nested);
  }

  /** An identifier is named as the extension is, capitals and all (rule cpp.extension.identifier). */
  private claimExtension(field: FieldDescriptor, claims: Claims): void {
    const wanted = identifier(field.name);
    const accessor = claims.take([wanted, `${wanted}_`], claimant('Extension', field));
    this.fields.set(field, { accessor, constant: this.claimConstant(field, claims, 'Extension') });
  }

  /** The name in the constant of the field's number. */
  private claimConstant(field: FieldDescriptor, claims: Claims, kind: string): string {
    const camel = camelCase(field.name);
    return claims.take([camel, `${camel}_${field.number}`], claimant(kind, field), (base) => [
      `k${base}FieldNumber`,
      ...(field.realOneof === undefined ? [] : [`k${base}`]),
    ]);
  }

  private claimAlias(
    element: MessageDescriptor | EnumDescriptor | EnumValueDescriptor,
    claims: Claims,
    makes?: (base: string) => readonly string[],
  ): void {
    const wanted = identifier(element.name);
    const { fullName, position } = element;
    this.aliases.set(element, claims.take([wanted, `${wanted}_`], { what: `"${fullName}"`, position }, makes));
  }
}

const LIBRARY = 'a library';

function claimant(kind: string, { fullName, position }: { fullName: string; position: Position }): Claimant {
  return { what: `${kind} "${fullName}"`, position };
}

/** All files that a file sees in C++, through includes of includes too. */
function importedBy(file: FileDescriptor): Set<FileDescriptor> {
  const imported = new Set(file.dependencies);
  for (const each of imported) for (const further of each.dependencies) imported.add(further);
  return imported;
}

/** The type of a oneof's case: `ExampleNameCase`, of a oneof `_1` `_1Case`. */
export function caseType(oneof: string): string {
  const name = `${camelCase(oneof)}Case`;
  return /^[0-9]/.test(name) ? `_${name}` : name;
}

/** What the generator prints for a oneof beside its members' accessors. */
function oneofMembers(base: string): string[] {
  return [...[`${base}_case`, `clear_${base}`, `has_${base}`], ...[caseType(base), `${base.toUpperCase()}_NOT_SET`]];
}

/** All accessors that the generator prints for a field. */
function accessorsOf(field: FieldDescriptor, base: string): string[] {
  const text = field.type === 'string' || field.type === 'bytes';
  const message = field.messageType !== undefined;
  const names = [base, `clear_${base}`];
  if (field.hasPresence) names.push(`has_${base}`);
  if (!message) names.push(`set_${base}`);
  if (field.isRepeated) names.push(`${base}_size`, `mutable_${base}`, ...(field.isMap ? [] : [`add_${base}`]));
  else if (message || (text && field.stringType === 'STRING')) {
    names.push(`mutable_${base}`, `set_allocated_${base}`, `release_${base}`);
  }
  return names;
}

/** The class or enum with its namespace, as it can be written anywhere: `::a::b::Foo_Bar`. */
export function qualified(type: MessageDescriptor | EnumDescriptor): string {
  const scope = FileScope.of(type.file);
  return scope.namespace === '' ? `::${scope.type(type)}` : `::${scope.namespace}::${scope.type(type)}`;
}

/** The enumerator with its namespace. */
export function qualifiedValue(value: EnumValueDescriptor): string {
  const scope = FileScope.of(value.type.file);
  return scope.namespace === '' ? `::${scope.enumValue(value)}` : `::${scope.namespace}::${scope.enumValue(value)}`;
}
