// The C++ names within a message's class: first the names of the schema elements, then the names derived from them.
import type {
  EnumDescriptor,
  EnumValueDescriptor,
  FieldDescriptor,
  MessageDescriptor,
  OneofDescriptor,
} from '../../schema/model/descriptor';
import {
  type EnumNames,
  type FieldNames,
  getterOverloads,
  type OneofNames,
  registerAliasNames,
  registerFieldNames,
  registerNumberConstant,
  registerOneofNames,
} from './derived-names';
import { type Collision, NameRegistry, type OwnName, registerOwnNames, requesterOf } from './name-registry';
import { accessorName, identifier } from './names';
import { ANY_MEMBERS, isAny, MESSAGE_MEMBERS } from './own-names';

/** The names of an extension's identifier and of the constant of its number. */
export interface ExtensionNames {
  readonly identifier: string;
  readonly numberConstant: string;
}

/** The names within the classes of a file. */
export class ClassNames {
  /** Aliases of nested types and of the values of nested enums. */
  readonly aliases = new Map<MessageDescriptor | EnumDescriptor | EnumValueDescriptor, string>();
  readonly enums = new Map<EnumDescriptor, EnumNames>();
  readonly fields = new Map<FieldDescriptor, FieldNames>();
  readonly oneofs = new Map<OneofDescriptor, OneofNames>();
  /** Extensions declared inside messages. */
  readonly extensions = new Map<FieldDescriptor, ExtensionNames>();

  /**
   * @param classOf returns the name of a message's class
   * @param collided receives each collision
   */
  constructor(
    private readonly classOf: (message: MessageDescriptor) => string,
    private readonly collided: (collision: Collision) => void,
  ) {}

  /** Registers the names within a message's class and within the classes of its nested messages. */
  register(message: MessageDescriptor): void {
    // A class cannot have a member with its own name, which is the constructor's.
    const registry = new NameRegistry(this.collided, (name) => {
      if (name === this.classOf(message)) return message.position;
      if (MESSAGE_MEMBERS.has(name)) return 'every generated class';
      return isAny(message) && ANY_MEMBERS.has(name) ? 'the additional members of Any' : undefined;
    });
    const getters = new Map<FieldDescriptor, string>();
    const identifiers = new Map<FieldDescriptor, string>();
    registerOwnNames(registry, [
      ...this.aliasesOf(message),
      ...message.fields.map((field) => ownGetter(field, getters)),
      ...message.extensions.map((field) => ownIdentifier(field, identifiers)),
    ]);
    for (const type of message.enums) {
      this.enums.set(type, registerAliasNames(type, this.aliases.get(type)!, registry));
    }
    for (const [field, getter] of getters) this.fields.set(field, registerFieldNames(field, getter, registry));
    for (const oneof of message.oneofs.filter(({ isSynthetic }) => !isSynthetic)) {
      this.oneofs.set(oneof, registerOneofNames(oneof, registry));
    }
    for (const [field, name] of identifiers) this.extensions.set(field, extensionNames(field, name, registry));
    for (const nested of message.messages) this.register(nested);
  }

  private aliasesOf({ messages, enums }: MessageDescriptor): OwnName[] {
    const elements = [
      ...messages.filter(({ isMapEntry }) => !isMapEntry).map((element) => ({ kind: 'Message', element })),
      ...enums.flatMap((element) => [
        { kind: 'Enum', element },
        ...element.values.map((value) => ({ kind: 'Enum value', element: value })),
      ]),
    ];
    return elements.map(({ kind, element }) => ({
      kind,
      element,
      wanted: identifier(element.name),
      into: this.aliases,
    }));
  }
}

function ownGetter(field: FieldDescriptor, into: OwnName['into']): OwnName {
  const wanted = accessorName(field.name);
  const fallbacks = [`${wanted}_`, `${wanted}_${field.number}`];
  return { kind: 'Field', element: field, wanted, fallbacks, overloads: getterOverloads(field), into };
}

/** An extension identifier keeps the extension's name, upper case included (rule cpp.extension.identifier). */
export function ownIdentifier(field: FieldDescriptor, into: OwnName['into']): OwnName {
  return { kind: 'Extension', element: field, wanted: identifier(field.name), into };
}

/** Registers the number constant of an extension and returns it with the identifier. */
export function extensionNames(field: FieldDescriptor, name: string, registry: NameRegistry): ExtensionNames {
  return { identifier: name, numberConstant: registerNumberConstant(field, registry, requesterOf('Extension', field)) };
}
