// Validates extension declarations (ExtensionRangeOptions.declaration): they list the extensions that a range may have.
import type { OptionMessage } from '../model/descriptor';
import type { ExtensionRange, FieldElement, MessageElement } from '../model/elements';

/** A declaration in the options of a range. */
interface Declaration {
  readonly number?: number;
  readonly full_name?: string;
  readonly type?: string;
  readonly reserved?: boolean;
  readonly repeated?: boolean;
}

function declarationsOf(range: ExtensionRange): readonly Declaration[] | undefined {
  const all = range.options.declaration as readonly OptionMessage[] | undefined;
  return all as readonly Declaration[] | undefined;
}

const byNumber = new WeakMap<ExtensionRange, ReadonlyMap<number | undefined, Declaration>>();

/** The first declaration of a number. */
function declarationOf(range: ExtensionRange, number: number): Declaration | undefined {
  let declarations = byNumber.get(range);
  if (declarations === undefined) {
    // Reversed, so that the first declaration of a number overwrites later ones.
    const entries = (declarationsOf(range) ?? []).map((declaration) => [declaration.number, declaration] as const);
    declarations = new Map(entries.reverse());
    byNumber.set(range, declarations);
  }
  return declarations.get(number);
}

function isDeclaring(range: ExtensionRange): boolean {
  return declarationsOf(range) !== undefined || range.options.verification === 'DECLARATION';
}

/** Reports declarations that have no effect or contradict each other. */
export function validateDeclarations(message: MessageElement): void {
  const { reporter } = message.file;
  const names = new Set<string>();
  for (const range of message.extensionRanges) {
    const declarations = declarationsOf(range) ?? [];
    const refuse = (text: string) => reporter.error(range.node.start, text);
    if (declarations.length > 0 && range.options.verification === 'UNVERIFIED')
      refuse('`verification = UNVERIFIED` contradicts the declarations of this range');
    const numbers = new Set<number>();
    for (const { number, full_name: fullName, type, reserved } of declarations) {
      if (number === undefined) {
        refuse('a declaration must have a `number`');
        continue;
      }
      if (number < range.start || number >= range.end) refuse(`the declared number ${number} is not in the range`);
      if (numbers.has(number)) refuse(`number ${number} is declared twice`);
      numbers.add(number);
      if ((fullName === undefined) !== (type === undefined))
        refuse(`the declaration of ${number} must have both \`full_name\` and \`type\``);
      else if (fullName === undefined && reserved !== true)
        refuse(`the declaration of ${number} must have \`full_name\` and \`type\`, or \`reserved\``);
      if (fullName === undefined || type === undefined) continue;
      if (names.has(fullName)) refuse(`"${fullName}" is declared twice`);
      names.add(fullName);
      if (!isFullName(fullName))
        refuse(`"${fullName}" is not a full name: expected a leading dot, and identifiers separated by dots`);
      if (!SCALARS.has(type) && !isFullName(type))
        refuse(`"${type}" is not a type: expected a full name with a leading dot`);
    }
  }
}

/** As in protoc, a part may begin with a digit. */
function isFullName(name: string): boolean {
  return /^(\.\w+)+$/.test(name);
}

const SCALARS = new Set(
  'enum double float int64 uint64 int32 fixed64 fixed32 bool string bytes uint32 sfixed32 sfixed64 sint32 sint64'.split(
    ' ',
  ),
);

/** Reports an extension that does not match the declaration in its range. */
export function validateDeclared(extension: FieldElement): void {
  const { number, containingType, file } = extension;
  const range = containingType.extensionRangeOf(number);
  if (range === undefined || !isDeclaring(range)) return;
  // protoc always reports these at the extended message.
  const refuse = (text: string) => file.reporter.error(extension.node.extendee!.start, text);
  const declared = declarationOf(range, number);
  if (declared === undefined) {
    refuse(`extension ${number} is missing in the declarations of "${containingType.fullName}"`);
    return;
  }
  if (declared.reserved === true) {
    refuse(`extension ${number} of "${containingType.fullName}" is reserved`);
    return;
  }
  if (declared.full_name !== undefined && declared.full_name !== `.${extension.fullName}`)
    refuse(`extension ${number} of "${containingType.fullName}" is declared as ${declared.full_name}`);
  const named = extension.messageType?.fullName ?? extension.enumType?.fullName;
  const type = named === undefined ? extension.type : `.${named}`;
  if (declared.type !== undefined && declared.type !== type)
    refuse(`extension ${number} of "${containingType.fullName}" is declared with type ${declared.type}`);
  if ((declared.repeated === true) !== extension.isRepeated)
    refuse(
      `extension ${number} of "${containingType.fullName}" is declared as ${declared.repeated === true ? 'repeated' : 'optional'}`,
    );
}
