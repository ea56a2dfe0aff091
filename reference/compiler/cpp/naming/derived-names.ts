// Names that the generator derives from those of a schema: `Foo_MAX`, `has_foo`, `kFooFieldNumber`. They are
// registered after the names of the schema elements. If one is taken, it alone changes: it gets an underscore, or the
// suffix that libprotobuf adds.
import type {
  EnumDescriptor,
  FieldDescriptor,
  OneofDescriptor,
  ServiceDescriptor,
} from '../../schema/model/descriptor';
import { hasPresenceTest, isCord } from '../field-kind';
import { type NameRegistry, type Overloads, type Requester, requesterOf } from './name-registry';
import { camelCase } from './names';

/** The names that belong to an enum at file scope; for a nested enum, in the enclosing class too. */
export interface EnumNames {
  readonly isValid: string;
  readonly name: string;
  readonly parse: string;
  readonly descriptor: string;
  readonly min: string;
  readonly max: string;
  readonly arraySize: string;
}

/** The names that belong to an enum at file scope only. */
export interface FileEnumNames extends EnumNames {
  readonly minSentinel: string;
  readonly maxSentinel: string;
  readonly table: string;
  /** In the source file only. */
  readonly numbers: string;
  readonly labelText: string;
  readonly nameTable: string;
  readonly bits: string;
}

const INT32_MAX = 2147483647;

/** Whether the enum's largest number plus one fits an int; if not, there is no ARRAYSIZE (rule cpp.enum.array-size). */
export function hasArraySize({ values }: EnumDescriptor): boolean {
  return values.every(({ number }) => number !== INT32_MAX);
}

/**
 * Registers the names derived from an enum's name, in one scope.
 * @param base the enum's name in that scope
 * @param limits the prefix of MIN, MAX and ARRAYSIZE
 */
function registerEnumNames(type: EnumDescriptor, base: string, limits: string, registry: NameRegistry): EnumNames {
  const requester = requesterOf('Enum', type);
  const named = (suffix: string) => registry.register([`${base}${suffix}`, `${base}${suffix}_`], requester);
  // The alternative repeats the enum's name, as libprotobuf does for the limits of nested enums.
  const limit = (suffix: string) =>
    registry.register([`${limits}${suffix}`, `${limits}_${type.name}${suffix}`, `${limits}${suffix}_`], requester);
  return {
    isValid: named('_IsValid'),
    name: named('_Name'),
    parse: named('_Parse'),
    descriptor: named('_descriptor'),
    min: limit('_MIN'),
    max: limit('_MAX'),
    arraySize: hasArraySize(type) ? limit('_ARRAYSIZE') : `${limits}_ARRAYSIZE`,
  };
}

/** Registers the names that belong to a nested enum's alias in the enclosing class: `E_MAX` for `E`. */
export function registerAliasNames(type: EnumDescriptor, alias: string, registry: NameRegistry): EnumNames {
  return registerEnumNames(type, alias, alias, registry);
}

/**
 * Registers the names that belong to an enum at file scope. The limits and sentinels of a nested enum have
 * libprotobuf's names, `Outer_Enum_Enum_MAX`, so that `Outer_Enum_MAX` can only be a value.
 * @param source the names that only the source file declares
 */
export function registerFileEnumNames(
  type: EnumDescriptor,
  base: string,
  registry: NameRegistry,
  source: NameRegistry,
): FileEnumNames {
  const requester = requesterOf('Enum', type);
  const nested = type.containingType !== undefined;
  const sentinels = nested ? `${base}_${base}` : base;
  const sentinel = (end: string) => {
    const name = `${sentinels}_INT_${end}_SENTINEL_DO_NOT_USE_`;
    return type.isClosed ? name : registry.register([name, `${name}_`], requester);
  };
  const internal = (scope: NameRegistry, name: string) =>
    scope.register([name, `${name}_`], requester, { internal: true });
  return {
    ...registerEnumNames(type, base, nested ? `${base}_${type.name}` : base, registry),
    minSentinel: sentinel('MIN'),
    maxSentinel: sentinel('MAX'),
    table: internal(registry, `${base}_table_`),
    numbers: internal(source, `${base}_numbers_`),
    labelText: internal(source, `${base}_text_`),
    nameTable: internal(source, `${base}_names_`),
    bits: internal(source, `${base}_bits_`),
  };
}

/** The names of a field's members. */
export interface FieldNames {
  /** The getter, which has the field's name. */
  readonly accessor: string;
  /** The other accessors. The generator does not print those that the field does not have. */
  readonly has: string;
  readonly clear: string;
  readonly set: string;
  readonly add: string;
  readonly size: string;
  readonly mutable: string;
  readonly release: string;
  readonly setAllocated: string;
  readonly unsafeArenaSetAllocated: string;
  readonly unsafeArenaRelease: string;
  /** `kFooBarFieldNumber` */
  readonly numberConstant: string;
  /** `kFooBar`, for a member of a oneof. */
  readonly caseConstant: string;
}

/** The getters of a field. */
export function getterOverloads({ isRepeated, isMap }: FieldDescriptor): Overloads {
  return isRepeated && !isMap ? ['() const', '(index) const'] : ['() const'];
}

/** Registers the names derived from a field's getter. */
export function registerFieldNames(field: FieldDescriptor, accessor: string, registry: NameRegistry): FieldNames {
  const requester = requesterOf('Field', field);
  const printed = accessorOverloads(field);
  const named = (name: string, overloads: Overloads | undefined) =>
    overloads === undefined
      ? name
      : registry.register([name, `${name}_`, `${name}_${field.number}`], requester, { overloads });
  return {
    accessor,
    has: named(`has_${accessor}`, printed.has),
    clear: named(`clear_${accessor}`, printed.clear),
    set: named(`set_${accessor}`, printed.set),
    add: named(`add_${accessor}`, printed.add),
    size: named(`${accessor}_size`, printed.size),
    mutable: named(`mutable_${accessor}`, printed.mutable),
    release: named(`release_${accessor}`, printed.release),
    setAllocated: named(`set_allocated_${accessor}`, printed.setAllocated),
    unsafeArenaSetAllocated: named(`unsafe_arena_set_allocated_${accessor}`, printed.unsafeArenaSetAllocated),
    unsafeArenaRelease: named(`unsafe_arena_release_${accessor}`, printed.unsafeArenaRelease),
    numberConstant: registerNumberConstant(field, registry, requester),
    caseConstant: registerCaseConstant(field, registry, requester),
  };
}

/**
 * Registers the number constant of a field or extension. If two collide, the later one gets its number as a suffix, as
 * in libprotobuf.
 */
export function registerNumberConstant(field: FieldDescriptor, registry: NameRegistry, requester: Requester): string {
  const name = `k${camelCase(field.name)}FieldNumber`;
  return registry.register([name, `${name}_${field.number}`], requester);
}

function registerCaseConstant(field: FieldDescriptor, registry: NameRegistry, requester: Requester): string {
  const name = `k${camelCase(field.name)}`;
  return field.realOneof === undefined ? name : registry.register([name, `${name}_${field.number}`], requester);
}

type Accessor =
  | 'has'
  | 'clear'
  | 'set'
  | 'add'
  | 'size'
  | 'mutable'
  | 'release'
  | 'setAllocated'
  | 'unsafeArenaSetAllocated'
  | 'unsafeArenaRelease';

/** The accessors of a field other than its getters, with their overloads. */
function accessorOverloads(field: FieldDescriptor): Partial<Record<Accessor, Overloads>> {
  const text = field.type === 'string' || field.type === 'bytes';
  const message = field.messageType !== undefined;
  const view = text && field.stringType === 'VIEW';
  const none = ['()'];
  if (field.isMap) return { clear: none, size: ['() const'], mutable: none };
  if (field.isRepeated) {
    return {
      clear: none,
      size: ['() const'],
      mutable: (text && !view) || message ? ['()', '(index)'] : none,
      ...(message ? {} : { set: text && !view ? ['(index, value)', '(index, data, size)'] : ['(index, value)'] }),
      add: message ? none : text && !view ? ['()', '(value)', '(data, size)'] : ['(value)'],
    };
  }
  const string = text && !view && !isCord(field);
  const whole = message || string;
  return {
    ...(hasPresenceTest(field) ? { has: ['() const'] } : {}),
    clear: none,
    ...(message ? {} : { set: string ? ['(value)', '(data, size)'] : ['(value)'] }),
    ...(whole ? { mutable: none, release: none, setAllocated: ['(pointer)'] } : {}),
    // As in libprotobuf 3.21: messages only.
    ...(message ? { unsafeArenaSetAllocated: ['(pointer)'], unsafeArenaRelease: none } : {}),
  };
}

/** The names of a oneof's members. */
export interface OneofNames {
  /** `ExampleNameCase` */
  readonly caseType: string;
  /** `EXAMPLE_NAME_NOT_SET` */
  readonly notSet: string;
  /** `example_name_case` */
  readonly caseAccessor: string;
  readonly clear: string;
}

/** Registers the names derived from a oneof's name. */
export function registerOneofNames(oneof: OneofDescriptor, registry: NameRegistry): OneofNames {
  const requester = requesterOf('Oneof', oneof);
  const { name } = oneof;
  const register = (wanted: string, overloads?: Overloads) =>
    registry.register([wanted, `${wanted}_`], requester, overloads === undefined ? {} : { overloads });
  const camel = `${camelCase(name)}Case`;
  return {
    // The oneof may be named `_1`, and an identifier cannot begin with a digit.
    caseType: register(/^[0-9]/.test(camel) ? `_${camel}` : camel),
    notSet: register(`${name.toUpperCase()}_NOT_SET`),
    caseAccessor: register(`${name}_case`, ['() const']),
    clear: register(`clear_${name}`, ['()']),
  };
}

/** The names of a service's classes, and of their members other than methods. */
export interface ServiceNames {
  readonly service: string;
  /** `Foo_Stub` */
  readonly stub: string;
  /** `Stub` in `Foo::Stub` */
  readonly stubAlias: string;
  readonly channel: string;
  /** Data of the stub. */
  readonly channelMember: string;
  readonly ownsChannelMember: string;
}

/** The overload of a method's function: functions with other parameters may share its name. */
export const METHOD_OVERLOADS: Overloads = ['(controller, request, response, done)'];

/** Registers the members of a service's classes that are not methods. */
export function registerServiceMembers(service: ServiceDescriptor, members: NameRegistry) {
  const requester = requesterOf('Service', service);
  const internal = (name: string) => members.register([name, `${name}_`], requester, { internal: true });
  return {
    stubAlias: members.register(['Stub', 'Stub_'], requester),
    channel: members.register(['channel', 'channel_'], requester, { overloads: ['()'] }),
    channelMember: internal('channel_'),
    ownsChannelMember: internal('owns_channel_'),
  };
}
