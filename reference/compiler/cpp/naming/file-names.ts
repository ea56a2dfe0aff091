// The C++ names of what stands at the scope of a file: first the schema's own, those that programs are written with, then
// those that are derived from them.
import type {
  EnumDescriptor,
  EnumValueDescriptor,
  FieldDescriptor,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  ServiceDescriptor,
} from '../../schema/model/descriptor';
import { type ExtensionNames, extensionNames, ownIdentifier } from './class-names';
import {
  claimFileEnumNames,
  claimServiceMembers,
  type FileEnumNames,
  METHOD_OVERLOADS,
  type ServiceNames,
} from './derived-names';
import { Claims, type Collision, claimantOf, type OwnName, takeOwnNames } from './name-registry';
import { identifier } from './names';
import { SERVICE_MEMBERS } from './own-names';

/** What a source file holds of its extensions. */
export interface ExtensionData {
  readonly infos: string;
  readonly defaults: string;
  readonly registration: string;
}

/** The names at the scope of one file. */
export class FileNames {
  readonly types = new Map<MessageDescriptor | EnumDescriptor, string>();
  readonly enumValues = new Map<EnumValueDescriptor, string>();
  readonly enums = new Map<EnumDescriptor, FileEnumNames>();
  /** Those that are not declared in messages. */
  readonly extensions = new Map<FieldDescriptor, ExtensionNames>();
  readonly services = new Map<ServiceDescriptor, ServiceNames>();
  readonly methods = new Map<MethodDescriptor, string>();
  readonly extensionData: ExtensionData;
  private readonly identifiers = new Map<FieldDescriptor, string>();
  private readonly serviceClasses = new Map<ServiceDescriptor, string>();
  /** Names that the source file alone declares: no other file meets them. */
  private readonly sourceClaims: Claims;

  /**
   * @param claims the names of the header
   * @param collided receives what did not get its name
   */
  constructor(
    file: FileDescriptor,
    private readonly claims: Claims,
    private readonly collided: (collision: Collision) => void,
  ) {
    this.sourceClaims = new Claims(collided, (name) => claims.ownerOf(name));
    this.claimTopLevel(file);
    for (const message of file.messages) this.claimTypesWithin(message);
    for (const message of file.messages) this.claimValuesWithin(message);
    this.claimDerived(file);
    for (const message of file.messages) this.claimMapEntries(message);
    const own = { what: `File "${file.name}"`, position: { file: file.name, line: 1, column: 1 } };
    const data = (name: string) => this.sourceClaims.take([name, `${name}_`], own, { internal: true });
    this.extensionData = {
      infos: data('extension_infos_'),
      defaults: data('extension_defaults_'),
      registration: data('extension_registration_'),
    };
  }

  /** What the schema declares outside of messages. */
  private claimTopLevel(file: FileDescriptor): void {
    const own = (kind: string, element: OwnName['element'], named: OwnName['named']): OwnName => {
      return { kind, element, wanted: identifier(element.name), named };
    };
    takeOwnNames(this.claims, [
      ...file.messages.map((message) => own('Message', message, (name) => this.types.set(message, name))),
      ...file.enums.map((type) => own('Enum', type, (name) => this.types.set(type, name))),
      ...file.enums.flatMap(({ values }) =>
        values.map((value) => own('Enum value', value, (name) => this.enumValues.set(value, name))),
      ),
      ...file.extensions.map((field) => ownIdentifier(field, (name) => this.identifiers.set(field, name))),
      ...generatedServices(file).map((service) =>
        own('Service', service, (name) => this.serviceClasses.set(service, name)),
      ),
    ]);
  }

  /** Nested types: `Outer_Inner`. */
  private claimTypesWithin(message: MessageDescriptor): void {
    const messages = message.messages.filter(({ isMapEntry }) => !isMapEntry);
    for (const type of messages) this.claimNestedType('Message', type, message);
    for (const type of message.enums) this.claimNestedType('Enum', type, message);
    for (const nested of messages) this.claimTypesWithin(nested);
  }

  private claimNestedType(kind: string, type: MessageDescriptor | EnumDescriptor, within: MessageDescriptor): void {
    const wanted = identifier(`${this.types.get(within)}_${type.name}`);
    this.types.set(type, this.claims.take([wanted, `${wanted}_`], claimantOf(kind, type)));
  }

  /** The values of nested enums: `Outer_Enum_VALUE`. */
  private claimValuesWithin(message: MessageDescriptor): void {
    for (const type of message.enums) {
      for (const value of type.values) {
        const wanted = identifier(`${this.types.get(type)}_${value.name}`);
        this.enumValues.set(value, this.claims.take([wanted, `${wanted}_`], claimantOf('Enum value', value)));
      }
    }
    for (const nested of message.messages) this.claimValuesWithin(nested);
  }

  private claimDerived(file: FileDescriptor): void {
    for (const type of enumsOf(file)) {
      this.enums.set(type, claimFileEnumNames(type, this.types.get(type)!, this.claims, this.sourceClaims));
    }
    for (const [field, name] of this.identifiers) {
      this.extensions.set(field, extensionNames(field, name, this.claims));
    }
    for (const [service, name] of this.serviceClasses) this.claimService(service, name);
  }

  private claimService(service: ServiceDescriptor, name: string): void {
    const stub = this.claims.take([`${name}_Stub`, `${name}_Stub_`], claimantOf('Service', service));
    // No member of a class has the name of the class, its constructor's.
    const members = new Claims(this.collided, (member) => {
      if (member === name || member === stub) return service.position;
      return SERVICE_MEMBERS.has(member) ? 'every generated service' : undefined;
    });
    takeOwnNames(
      members,
      service.methods.map((method) => ({
        kind: 'Method',
        element: method,
        wanted: identifier(method.name),
        overloads: METHOD_OVERLOADS,
        named: (chosen) => this.methods.set(method, chosen),
      })),
    );
    this.services.set(service, { service: name, stub, ...claimServiceMembers(service, members) });
  }

  /** The classes of maps' entries, which nobody names. */
  private claimMapEntries(message: MessageDescriptor): void {
    for (const nested of message.messages) {
      if (nested.isMapEntry) {
        const name = identifier(`${this.types.get(message)}_${nested.name}`);
        const claimant = claimantOf('Message', nested);
        this.types.set(nested, this.sourceClaims.take([name, `${name}_`], claimant, { internal: true }));
      } else {
        this.claimMapEntries(nested);
      }
    }
  }
}

function generatedServices(file: FileDescriptor): readonly ServiceDescriptor[] {
  return file.options.cc_generic_services === true ? file.services : [];
}

/** All enums of a file, nested ones last. */
function enumsOf(file: FileDescriptor): EnumDescriptor[] {
  const within = (message: MessageDescriptor): EnumDescriptor[] => [
    ...message.enums,
    ...message.messages.flatMap(within),
  ];
  return [...file.enums, ...file.messages.flatMap(within)];
}
