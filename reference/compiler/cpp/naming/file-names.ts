// The C++ names at file scope: first the names of the schema elements, which user code mentions, then the names derived
// from them.
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
  type FileEnumNames,
  METHOD_OVERLOADS,
  registerFileEnumNames,
  registerServiceMembers,
  type ServiceNames,
} from './derived-names';
import { type Collision, NameRegistry, type OwnName, registerOwnNames, requesterOf } from './name-registry';
import { identifier } from './names';
import { SERVICE_MEMBERS } from './own-names';

/** The names of the extension data in a source file. */
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
  /** Extensions declared outside messages. */
  readonly extensions = new Map<FieldDescriptor, ExtensionNames>();
  readonly services = new Map<ServiceDescriptor, ServiceNames>();
  readonly methods = new Map<MethodDescriptor, string>();
  readonly extensionData: ExtensionData;
  private readonly identifiers = new Map<FieldDescriptor, string>();
  private readonly serviceClasses = new Map<ServiceDescriptor, string>();
  /** Names that only the source file declares: other files cannot see them. */
  private readonly sourceRegistry: NameRegistry;

  /**
   * @param registry the names of the header
   * @param collided receives each collision
   */
  constructor(
    file: FileDescriptor,
    private readonly registry: NameRegistry,
    private readonly collided: (collision: Collision) => void,
  ) {
    this.sourceRegistry = new NameRegistry(collided, (name) => registry.ownerOf(name));
    this.registerTopLevel(file);
    for (const message of file.messages) this.registerTypesWithin(message);
    for (const message of file.messages) this.registerValuesWithin(message);
    this.registerDerived(file);
    for (const message of file.messages) this.registerMapEntries(message);
    const own = { what: `File "${file.name}"`, position: { file: file.name, line: 1, column: 1 } };
    const data = (name: string) => this.sourceRegistry.register([name, `${name}_`], own, { internal: true });
    this.extensionData = {
      infos: data('extension_infos_'),
      defaults: data('extension_defaults_'),
      registration: data('extension_registration_'),
    };
  }

  /** Elements declared outside messages. */
  private registerTopLevel(file: FileDescriptor): void {
    const own = (kind: string, element: OwnName['element'], into: OwnName['into']): OwnName => {
      return { kind, element, wanted: identifier(element.name), into };
    };
    registerOwnNames(this.registry, [
      ...file.messages.map((message) => own('Message', message, this.types)),
      ...file.enums.map((type) => own('Enum', type, this.types)),
      ...file.enums.flatMap(({ values }) => values.map((value) => own('Enum value', value, this.enumValues))),
      ...file.extensions.map((field) => ownIdentifier(field, this.identifiers)),
      ...generatedServices(file).map((service) => own('Service', service, this.serviceClasses)),
    ]);
  }

  /** Nested types: `Outer_Inner`. */
  private registerTypesWithin(message: MessageDescriptor): void {
    const messages = message.messages.filter(({ isMapEntry }) => !isMapEntry);
    for (const type of messages) this.registerNestedType('Message', type, message);
    for (const type of message.enums) this.registerNestedType('Enum', type, message);
    for (const nested of messages) this.registerTypesWithin(nested);
  }

  private registerNestedType(kind: string, type: MessageDescriptor | EnumDescriptor, within: MessageDescriptor): void {
    const wanted = identifier(`${this.types.get(within)}_${type.name}`);
    this.types.set(type, this.registry.register([wanted, `${wanted}_`], requesterOf(kind, type)));
  }

  /** The values of nested enums: `Outer_Enum_VALUE`. */
  private registerValuesWithin(message: MessageDescriptor): void {
    for (const type of message.enums) {
      for (const value of type.values) {
        const wanted = identifier(`${this.types.get(type)}_${value.name}`);
        this.enumValues.set(value, this.registry.register([wanted, `${wanted}_`], requesterOf('Enum value', value)));
      }
    }
    for (const nested of message.messages) this.registerValuesWithin(nested);
  }

  private registerDerived(file: FileDescriptor): void {
    for (const type of enumsOf(file)) {
      this.enums.set(type, registerFileEnumNames(type, this.types.get(type)!, this.registry, this.sourceRegistry));
    }
    for (const [field, name] of this.identifiers) {
      this.extensions.set(field, extensionNames(field, name, this.registry));
    }
    for (const [service, name] of this.serviceClasses) this.registerService(service, name);
  }

  private registerService(service: ServiceDescriptor, name: string): void {
    const stub = this.registry.register([`${name}_Stub`, `${name}_Stub_`], requesterOf('Service', service));
    // A class cannot have a member with its own name, which is the constructor's.
    const members = new NameRegistry(this.collided, (member) => {
      if (member === name || member === stub) return service.position;
      return SERVICE_MEMBERS.has(member) ? 'every generated service' : undefined;
    });
    registerOwnNames(
      members,
      service.methods.map((method) => ({
        kind: 'Method',
        element: method,
        wanted: identifier(method.name),
        overloads: METHOD_OVERLOADS,
        into: this.methods,
      })),
    );
    this.services.set(service, { service: name, stub, ...registerServiceMembers(service, members) });
  }

  /** The classes of map entries, which user code does not mention. */
  private registerMapEntries(message: MessageDescriptor): void {
    for (const nested of message.messages) {
      if (nested.isMapEntry) {
        const name = identifier(`${this.types.get(message)}_${nested.name}`);
        const requester = requesterOf('Message', nested);
        this.types.set(nested, this.sourceRegistry.register([name, `${name}_`], requester, { internal: true }));
      } else {
        this.registerMapEntries(nested);
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
