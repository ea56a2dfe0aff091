// Names that the generator derives from those of a schema: `Foo_MAX`, `has_foo`, `kFooFieldNumber`. They are claimed behind
// the schema's own names. Where one is taken, only this name changes: it gets an underscore, or what libprotobuf adds.
import type {
  EnumDescriptor,
  FieldDescriptor,
  OneofDescriptor,
  ServiceDescriptor,
} from '../../schema/model/descriptor';
import { hasPresenceTest, isCord } from '../field-kind';
import { type Claimant, type Claims, claimantOf, type Overloads } from './name-registry';
import { camelCase } from './names';

/** What stands beside an enum, at the scope of the file and, for a nested enum, in the class too. */
export interface EnumNames {
  readonly isValid: string;
  readonly name: string;
  readonly parse: string;
  readonly descriptor: string;
  readonly min: string;
  readonly max: string;
  readonly arraySize: string;
}

/** What stands beside an enum at the scope of the file only. */
export interface FileEnumNames extends EnumNames {
  readonly minSentinel: string;
  readonly maxSentinel: string;
  readonly table: string;
  /** In the source file alone. */
  readonly labels: string;
  readonly nameTable: string;
}

const INT32_MAX = 2147483647;

/** Whether an int can count up to the enum's largest number; if not, there is no ARRAYSIZE (rule cpp.enum.array-size). */
export function hasArraySize({ values }: EnumDescriptor): boolean {
  return values.every(({ number }) => number !== INT32_MAX);
}

/**
 * Claims the names that are built on an enum's name, in one scope.
 * @param base the enum's name there
 * @param limits what the names of the limits are built on
 */
function claimEnumNames(type: EnumDescriptor, base: string, limits: string, claims: Claims): EnumNames {
  const claimant = claimantOf('Enum', type);
  const named = (suffix: string) => claims.take([`${base}${suffix}`, `${base}${suffix}_`], claimant);
  // A second time the enum's name: as libprotobuf calls the limits of nested enums.
  const limit = (suffix: string) =>
    claims.take([`${limits}${suffix}`, `${limits}_${type.name}${suffix}`, `${limits}${suffix}_`], claimant);
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

/** Claims what stands beside a nested enum's alias in its class: `E_MAX` for `E`. */
export function claimAliasNames(type: EnumDescriptor, alias: string, claims: Claims): EnumNames {
  return claimEnumNames(type, alias, alias, claims);
}

/**
 * Claims what stands beside an enum at the scope of the file. The limits and sentinels of a nested enum are called as
 * libprotobuf calls them, `Outer_Enum_Enum_MAX`, so that `Outer_Enum_MAX` can only be a value.
 * @param source the names that the source file alone declares
 */
export function claimFileEnumNames(type: EnumDescriptor, base: string, claims: Claims, source: Claims): FileEnumNames {
  const claimant = claimantOf('Enum', type);
  const nested = type.containingType !== undefined;
  const sentinels = nested ? `${base}_${base}` : base;
  const sentinel = (end: string) => {
    const name = `${sentinels}_INT_${end}_SENTINEL_DO_NOT_USE_`;
    return type.isClosed ? name : claims.take([name, `${name}_`], claimant);
  };
  const internal = (scope: Claims, name: string) => scope.take([name, `${name}_`], claimant, { internal: true });
  return {
    ...claimEnumNames(type, base, nested ? `${base}_${type.name}` : base, claims),
    minSentinel: sentinel('MIN'),
    maxSentinel: sentinel('MAX'),
    table: internal(claims, `${base}_table_`),
    labels: internal(source, `${base}_labels_`),
    nameTable: internal(source, `${base}_names_`),
  };
}

/** The names of a field's members. */
export interface FieldNames {
  /** The getter, which has the field's own name. */
  readonly accessor: string;
  /** The other accessors. Those that the field does not have are not printed. */
  readonly has: string;
  readonly clear: string;
  readonly set: string;
  readonly add: string;
  readonly size: string;
  readonly mutable: string;
  readonly release: string;
  readonly setAllocated: string;
  /** `kFooBarFieldNumber` */
  readonly numberConstant: string;
  /** `kFooBar`, which a member of a oneof has. */
  readonly caseConstant: string;
}

/** The getters of a field. */
export function getterOverloads({ isRepeated, isMap }: FieldDescriptor): Overloads {
  return isRepeated && !isMap ? ['() const', '(index) const'] : ['() const'];
}

/** Claims what is built on a field's getter. */
export function claimFieldNames(field: FieldDescriptor, accessor: string, claims: Claims): FieldNames {
  const claimant = claimantOf('Field', field);
  const printed = accessorOverloads(field);
  const named = (name: string, overloads: Overloads | undefined) =>
    overloads === undefined
      ? name
      : claims.take([name, `${name}_`, `${name}_${field.number}`], claimant, { overloads });
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
    numberConstant: claimNumberConstant(field, claims, claimant),
    caseConstant: claimCaseConstant(field, claims, claimant),
  };
}

/** The constant of a field's or an extension's number; of two fields alike the later gets its number, as in libprotobuf. */
export function claimNumberConstant(field: FieldDescriptor, claims: Claims, claimant: Claimant): string {
  const name = `k${camelCase(field.name)}FieldNumber`;
  return claims.take([name, `${name}_${field.number}`], claimant);
}

function claimCaseConstant(field: FieldDescriptor, claims: Claims, claimant: Claimant): string {
  const name = `k${camelCase(field.name)}`;
  return field.realOneof === undefined ? name : claims.take([name, `${name}_${field.number}`], claimant);
}

type Accessor = 'has' | 'clear' | 'set' | 'add' | 'size' | 'mutable' | 'release' | 'setAllocated';

/** The accessors that are printed for a field beside its getters, each with its parameters. */
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

/** Claims what is built on a oneof's name. */
export function claimOneofNames(oneof: OneofDescriptor, claims: Claims): OneofNames {
  const claimant = claimantOf('Oneof', oneof);
  const { name } = oneof;
  const take = (wanted: string, overloads?: Overloads) =>
    claims.take([wanted, `${wanted}_`], claimant, overloads === undefined ? {} : { overloads });
  const camel = `${camelCase(name)}Case`;
  return {
    // No identifier begins with a digit: the oneof may be `_1`.
    caseType: take(/^[0-9]/.test(camel) ? `_${camel}` : camel),
    notSet: take(`${name.toUpperCase()}_NOT_SET`),
    caseAccessor: take(`${name}_case`, ['() const']),
    clear: take(`clear_${name}`, ['()']),
  };
}

/** The names of a service's classes, and of what they have beside the methods. */
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

/** What a method's function takes: whatever has other parameters may have its name. */
export const METHOD_OVERLOADS: Overloads = ['(controller, request, response, done)'];

/** Claims the members of a service's classes that are no methods. */
export function claimServiceMembers(service: ServiceDescriptor, members: Claims) {
  const claimant = claimantOf('Service', service);
  const internal = (name: string) => members.take([name, `${name}_`], claimant, { internal: true });
  return {
    stubAlias: members.take(['Stub', 'Stub_'], claimant),
    channel: members.take(['channel', 'channel_'], claimant, { overloads: ['()'] }),
    channelMember: internal('channel_'),
    ownsChannelMember: internal('owns_channel_'),
  };
}
