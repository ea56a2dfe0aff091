// The C++ names of what stands in a message's class: first the schema's own, then those that are derived from them.
import type {
  EnumDescriptor,
  EnumValueDescriptor,
  FieldDescriptor,
  MessageDescriptor,
  OneofDescriptor,
} from '../../schema/model/descriptor';
import {
  claimAliasNames,
  claimFieldNames,
  claimNumberConstant,
  claimOneofNames,
  type EnumNames,
  type FieldNames,
  getterOverloads,
  type OneofNames,
} from './derived-names';
import { Claims, type Collision, claimantOf, type OwnName, takeOwnNames } from './name-registry';
import { accessorName, identifier } from './names';
import { ANY_MEMBERS, isAny, MESSAGE_MEMBERS } from './own-names';

/** The names of an extension's identifier and of the constant of its number. */
export interface ExtensionNames {
  readonly identifier: string;
  readonly numberConstant: string;
}

/** The names within the classes of a file. */
export class ClassNames {
  /** Of nested types and of the values of nested enums. */
  readonly aliases = new Map<MessageDescriptor | EnumDescriptor | EnumValueDescriptor, string>();
  readonly enums = new Map<EnumDescriptor, EnumNames>();
  readonly fields = new Map<FieldDescriptor, FieldNames>();
  readonly oneofs = new Map<OneofDescriptor, OneofNames>();
  /** Those that are declared in messages. */
  readonly extensions = new Map<FieldDescriptor, ExtensionNames>();

  /**
   * @param classOf the name of a message's class
   * @param collided receives what did not get its name
   */
  constructor(
    private readonly classOf: (message: MessageDescriptor) => string,
    private readonly collided: (collision: Collision) => void,
  ) {}

  /** Names what stands in a message's class, and in the classes of the messages that are nested in it. */
  claim(message: MessageDescriptor): void {
    // A class cannot have a member of its own name, its constructor's.
    const claims = new Claims(this.collided, (name) => {
      if (name === this.classOf(message)) return message.position;
      if (MESSAGE_MEMBERS.has(name)) return 'every generated class';
      return isAny(message) && ANY_MEMBERS.has(name) ? 'what the class of Any has beside its fields' : undefined;
    });
    const getters = new Map<FieldDescriptor, string>();
    const identifiers = new Map<FieldDescriptor, string>();
    takeOwnNames(claims, [
      ...this.aliasesOf(message),
      ...message.fields.map((field) => ownGetter(field, (name) => getters.set(field, name))),
      ...message.extensions.map((field) => ownIdentifier(field, (name) => identifiers.set(field, name))),
    ]);
    for (const type of message.enums) {
      this.enums.set(type, claimAliasNames(type, this.aliases.get(type)!, claims));
    }
    for (const [field, getter] of getters) this.fields.set(field, claimFieldNames(field, getter, claims));
    for (const oneof of message.oneofs.filter(({ isSynthetic }) => !isSynthetic)) {
      this.oneofs.set(oneof, claimOneofNames(oneof, claims));
    }
    for (const [field, name] of identifiers) this.extensions.set(field, extensionNames(field, name, claims));
    for (const nested of message.messages) this.claim(nested);
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
      named: (name) => this.aliases.set(element, name),
    }));
  }
}

function ownGetter(field: FieldDescriptor, named: (name: string) => void): OwnName {
  const wanted = accessorName(field.name);
  const fallbacks = [`${wanted}_`, `${wanted}_${field.number}`];
  return { kind: 'Field', element: field, wanted, fallbacks, overloads: getterOverloads(field), named };
}

/** An identifier is named as the extension is, capitals and all (rule cpp.extension.identifier). */
export function ownIdentifier(field: FieldDescriptor, named: (name: string) => void): OwnName {
  return { kind: 'Extension', element: field, wanted: identifier(field.name), named };
}

/** Claims the constant that stands beside an extension's identifier. */
export function extensionNames(field: FieldDescriptor, name: string, claims: Claims): ExtensionNames {
  return { identifier: name, numberConstant: claimNumberConstant(field, claims, claimantOf('Extension', field)) };
}
