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
import { accessorName, camelCase, identifier, namespaceOf } from './names';

/** Receives one warning a collision. */
export type Warn = (warning: Diagnostic) => void;

/** Members that every message class has; what a schema declares steps aside for them. */
const MESSAGE_MEMBERS = `
  New Clear ClearField IsInitialized InitializationErrorString CheckTypeAndMergeFrom ParseFromString ParsePartialFromString
  MergeFromString MergePartialFromString ParseFromArray ParsePartialFromArray SerializeToString SerializePartialToString
  AppendToString AppendPartialToString SerializeToArray SerializePartialToArray SerializeAsString
  SerializePartialAsString SerializeWithCachedSizesToArray ByteSizeLong GetCachedSize GetTypeName MergeFrom CopyFrom Swap
  DebugString ShortDebugString Utf8DebugString PrintDebugString DiscardUnknownFields FindInitializationErrors
  GetDescriptor GetReflection GetMetadata SpaceUsedLong SpaceUsed HasExtension ExtensionSize ClearExtension GetExtension
  SetExtension MutableExtension AddExtension SetAllocatedExtension ReleaseExtension GetRepeatedExtension MutableRepeatedExtension ParseFromIstream
  ParsePartialFromIstream ParseFromFileDescriptor ParsePartialFromFileDescriptor ParseFromCodedStream
  ParsePartialFromCodedStream MergeFromCodedStream MergePartialFromCodedStream ParseFromZeroCopyStream
  ParsePartialFromZeroCopyStream ParseFromBoundedZeroCopyStream SerializeToOstream SerializePartialToOstream
  SerializeToFileDescriptor SerializePartialToFileDescriptor SerializeToCodedStream SerializePartialToCodedStream
  SerializeToZeroCopyStream SerializePartialToZeroCopyStream SerializeWithCachedSizes GetArena
  default_instance descriptor unknown_fields mutable_unknown_fields swap operator
  InternalSwap InternalMergeFrom InternalClearOneof InternalDefaultInstance InternalClear InternalIsInitialized
  InternalByteSize GetMessageTable DestroyFields unknown_ fields_ table_ Fields_ Tables_ Defaults_ Message MessageLite
  `
  .trim()
  .split(/\s+/);

/** Names that every source file may use for itself. */
const FILE_MEMBERS = ['extension_infos_', 'extension_defaults_', 'extension_registration_'];

/** Members that every service class or stub has. */
const SERVICE_MEMBERS = [
  ...['CallMethod', 'GetDescriptor', 'GetRequestPrototype', 'GetResponsePrototype', 'descriptor'],
  ...['Stub', 'channel', 'channel_', 'owns_channel_'],
];

/** The names of one scope, each with where it comes from. */
class Claims {
  private readonly owners = new Map<string, Position | undefined>();

  constructor(reserved: Iterable<string> = []) {
    for (const name of reserved) this.owners.set(name, undefined);
  }

  /**
   * Takes the names that `makes` builds on a base, all or none: the first candidate whose names are all free is chosen.
   * Warns if it is not the first candidate.
   */
  take(
    candidates: readonly string[],
    makes: (base: string) => readonly string[],
    at: Position,
    warn: Warn,
    what: string,
  ): string {
    const taken = (base: string) => makes(base).find((name) => this.owners.has(name));
    let chosen = candidates.find((candidate) => taken(candidate) === undefined);
    if (chosen === undefined) {
      const last = candidates.at(-1)!;
      for (let n = 2; chosen === undefined; n++) {
        if (taken(`${last}_${n}`) === undefined) chosen = `${last}_${n}`;
      }
    }
    const wanted = candidates[0]!;
    if (chosen !== wanted) {
      const name = taken(wanted)!;
      const owner = this.owners.get(name);
      const other = owner === undefined ? 'every generated class' : `${owner.file}:${owner.line}:${owner.column}`;
      warn({
        ...position(at),
        severity: 'warning',
        message: `${what}: its C++ name \`${name}\` is taken by ${other}; it is named \`${chosen}\` instead.`,
      });
    }
    for (const name of makes(chosen)) this.owners.set(name, at);
    return chosen;
  }
}

function position({ file, line, column }: Position): Position {
  return { file, line, column };
}

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
  private readonly types = new Map<MessageDescriptor | EnumDescriptor, string>();
  private readonly enumValues = new Map<EnumValueDescriptor, string>();
  private readonly aliases = new Map<MessageDescriptor | EnumDescriptor | EnumValueDescriptor, string>();
  private readonly fields = new Map<FieldDescriptor, FieldNames>();
  private readonly oneofs = new Map<OneofDescriptor, string>();
  private readonly services = new Map<ServiceDescriptor | MethodDescriptor, string>();

  private constructor(
    file: FileDescriptor,
    private readonly warn: Warn,
  ) {
    this.namespace = namespaceOf(file.package);
    const claims = new Claims(FILE_MEMBERS);
    for (const message of file.messages) this.claimMessage(message, '', claims);
    for (const enumeration of file.enums) this.claimEnum(enumeration, '', claims);
    for (const message of file.messages) this.claimEnumsWithin(message, claims);
    for (const extension of file.extensions) this.claimExtension(extension, claims);
    for (const message of file.messages) this.claimMembers(message);
    if (file.options.cc_generic_services === true) {
      for (const service of file.services) this.claimService(service, claims);
    }
  }

  private static readonly known = new WeakMap<FileDescriptor, FileScope>();

  /** The scope of a file. Collisions are told to `warn` when the scope is made first. */
  static of(file: FileDescriptor, warn: Warn = () => {}): FileScope {
    let scope = FileScope.known.get(file);
    if (scope === undefined) {
      scope = new FileScope(file, warn);
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

  private claimService(service: ServiceDescriptor, claims: Claims): void {
    const wanted = identifier(service.name);
    const makes = (base: string) => [base, `${base}_Stub`];
    const what = `Service "${service.fullName}"`;
    const name = claims.take([wanted, `${wanted}_`], makes, service.position, this.warn, what);
    this.services.set(service, name);
    const members = new Claims([...SERVICE_MEMBERS, name, `${name}_Stub`]);
    for (const method of service.methods) {
      const own = identifier(method.name);
      this.services.set(
        method,
        members.take([own, `${own}_`], (base) => [base], method.position, this.warn, `Method "${method.fullName}"`),
      );
    }
  }

  private claimMessage(message: MessageDescriptor, prefix: string, claims: Claims): void {
    const wanted = prefix === '' ? identifier(message.name) : `${prefix}_${message.name}`;
    const name = claims.take(
      [wanted, `${wanted}_`],
      (base) => [base],
      message.position,
      this.warn,
      `Message "${message.fullName}"`,
    );
    this.types.set(message, name);
    for (const nested of message.messages) this.claimMessage(nested, name, claims);
  }

  private claimEnumsWithin(message: MessageDescriptor, claims: Claims): void {
    for (const enumeration of message.enums) this.claimEnum(enumeration, this.type(message), claims);
    for (const nested of message.messages) this.claimEnumsWithin(nested, claims);
  }

  private claimEnum(enumeration: EnumDescriptor, prefix: string, claims: Claims): void {
    const wanted = prefix === '' ? identifier(enumeration.name) : `${prefix}_${enumeration.name}`;
    const name = claims.take(
      [wanted, `${wanted}_`],
      (base) => [base, ...enumMembers(base)],
      enumeration.position,
      this.warn,
      `Enum "${enumeration.fullName}"`,
    );
    this.types.set(enumeration, name);
    for (const value of enumeration.values) {
      const base = prefix === '' ? identifier(value.name) : `${name}_${value.name}`;
      this.enumValues.set(
        value,
        claims.take([base, `${base}_`], (n) => [n], value.position, this.warn, `Enum value "${value.fullName}"`),
      );
    }
  }

  private claimMembers(message: MessageDescriptor): void {
    // A class cannot have a member of its own name, its constructor's.
    const claims = new Claims([...MESSAGE_MEMBERS, this.type(message)]);
    for (const nested of message.messages.filter((m) => !m.isMapEntry)) {
      this.aliases.set(
        nested,
        this.claimAlias(nested.name, nested, claims, () => []),
      );
    }
    for (const nested of message.enums) {
      this.aliases.set(nested, this.claimAlias(nested.name, nested, claims, enumMembers));
      for (const value of nested.values)
        this.aliases.set(
          value,
          this.claimAlias(value.name, value, claims, () => []),
        );
    }
    for (const field of message.fields) {
      const what = `Field "${field.fullName}"`;
      const wanted = accessorName(field.name);
      const accessor = claims.take(
        [wanted, `${wanted}_`, `${wanted}_${field.number}`],
        (base) => accessorsOf(field, base),
        field.position,
        this.warn,
        what,
      );
      this.fields.set(field, { accessor, constant: this.claimConstant(field, claims, what) });
    }
    for (const oneof of message.oneofs.filter((o) => !o.isSynthetic)) {
      this.oneofs.set(
        oneof,
        claims.take(
          [oneof.name, `${oneof.name}_`],
          (base) => [
            `${base}_case`,
            `clear_${base}`,
            `has_${base}`,
            `${camelCase(base)}Case`,
            `${base.toUpperCase()}_NOT_SET`,
          ],
          oneof.position,
          this.warn,
          `Oneof "${oneof.fullName}"`,
        ),
      );
    }
    for (const extension of message.extensions) this.claimExtension(extension, claims);
    for (const nested of message.messages) this.claimMembers(nested);
  }

  /** An identifier is named as the extension is, capitals and all (rule cpp.extension.identifier). */
  private claimExtension(field: FieldDescriptor, claims: Claims): void {
    const what = `Extension "${field.fullName}"`;
    const wanted = identifier(field.name);
    const accessor = claims.take([wanted, `${wanted}_`], (base) => [base], field.position, this.warn, what);
    this.fields.set(field, { accessor, constant: this.claimConstant(field, claims, what) });
  }

  /** The name in the constant of the field's number. */
  private claimConstant(field: FieldDescriptor, claims: Claims, what: string): string {
    const camel = camelCase(field.name);
    return claims.take(
      [camel, `${camel}_${field.number}`],
      (base) => [`k${base}FieldNumber`, ...(field.realOneof === undefined ? [] : [`k${base}`])],
      field.position,
      this.warn,
      what,
    );
  }

  private claimAlias(
    name: string,
    element: MessageDescriptor | EnumDescriptor | EnumValueDescriptor,
    claims: Claims,
    makes: (base: string) => readonly string[],
  ): string {
    const wanted = identifier(name);
    return claims.take(
      [wanted, `${wanted}_`],
      (base) => [base, ...makes(base)],
      element.position,
      this.warn,
      `"${element.fullName}"`,
    );
  }
}

/** What is generated beside an enum, or beside its alias in a class. */
function enumMembers(name: string): string[] {
  return ['_IsValid', '_Name', '_Parse', '_MIN', '_MAX', '_ARRAYSIZE', '_descriptor', '_table_'].map(
    (suffix) => name + suffix,
  );
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
