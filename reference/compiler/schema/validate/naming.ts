// Validates the naming style (features.enforce_naming_style): from edition 2024 on, unless a file opts out.
import type { FeatureSet } from '../model/descriptor';
import type { FieldElement, FileElement, MessageElement, OneofElement } from '../model/elements';

const styles = {
  TitleCase: { is: /^[A-Z][A-Za-z0-9]*$/, looseUnderscore: undefined },
  lower_snake_case: { is: /^[a-z][a-z0-9_]*$/, looseUnderscore: /_(?![a-z])/ },
  UPPER_SNAKE_CASE: { is: /^[A-Z][A-Z0-9_]*$/, looseUnderscore: /_(?![A-Z])/ },
} as const;

/** Reports names that do not follow the style in effect. */
export function validateNaming(file: FileElement): void {
  const check = (
    what: string,
    name: string,
    start: number,
    features: FeatureSet,
    style: keyof typeof styles,
    parts = [name],
  ): void => {
    if (features.enforceNamingStyle === 'STYLE_LEGACY') return;
    const { is, looseUnderscore } = styles[style];
    if (!parts.every((part) => is.test(part)))
      file.reporter.error(start, `${what} "${name}" is not in ${style}${hint}`);
    else if (looseUnderscore !== undefined && parts.some((part) => looseUnderscore.test(part)))
      file.reporter.error(start, `${what} "${name}" has an underscore that is not followed by a letter${hint}`);
  };
  const named = file.node.package;
  if (named !== undefined)
    check(
      'package',
      named.text,
      file.node.packageStatement?.start ?? 0,
      file.features,
      'lower_snake_case',
      named.text.split('.'),
    );
  const checkExtension = (extension: FieldElement): void => {
    check('field', extension.name, extension.nameStart, extension.features, 'lower_snake_case');
    const { containingType: extendee } = extension;
    if (extendee === undefined) return;
    collision(extension, new Set([...extendee.fields, ...extendee.oneofs].map(({ name }) => name)));
  };
  const visit = (message: MessageElement): void => {
    if (message.isMapEntry) return;
    check('message', message.name, message.nameStart, message.features, 'TitleCase');
    const members = new Set([...message.fields, ...message.oneofs].map(({ name }) => name));
    for (const oneof of message.oneofs) {
      check('oneof', oneof.name, oneof.nameStart, oneof.features, 'lower_snake_case');
      collision(oneof, members);
    }
    for (const field of message.fields) {
      check('field', field.name, field.nameStart, field.features, 'lower_snake_case');
      collision(field, members);
    }
    for (const extension of message.extensions) checkExtension(extension);
    for (const type of message.enums) visitEnum(type);
    for (const nested of message.messages) visit(nested);
  };
  const visitEnum = (type: FileElement['enums'][number]): void => {
    check('enum', type.name, type.nameStart, type.features, 'TitleCase');
    for (const value of type.values)
      check('enum value', value.name, value.nameStart, value.features, 'UPPER_SNAKE_CASE');
  };
  for (const message of file.messages) visit(message);
  for (const type of file.enums) visitEnum(type);
  for (const extension of file.extensions) checkExtension(extension);
  for (const service of file.services) {
    check('service', service.name, service.nameStart, service.features, 'TitleCase');
    for (const method of service.methods) check('method', method.name, method.nameStart, method.features, 'TitleCase');
  }
}

const PREFIXES = ['has_', 'get_', 'set_', 'clear_'];
const SUFFIX = '_value';

/** From edition 2026 on, a member must not have a name that generators derive from another member. */
function collision({ name, nameStart, features, file }: FieldElement | OneofElement, members: Set<string>): void {
  if (features.enforceNamingStyle !== 'STYLE2026') return;
  const refuse = (why: string) =>
    file.reporter.error(
      nameStart,
      `"${name}" may collide in generated code: ${why} (features.enforce_naming_style = STYLE2024 turns this check off)`,
    );
  const prefix = PREFIXES.find((one) => name.startsWith(one) && members.has(name.slice(one.length)));
  if (prefix !== undefined) refuse(`generators derive this name from "${name.slice(prefix.length)}"`);
  else if (name.endsWith(SUFFIX) && members.has(name.slice(0, -SUFFIX.length)))
    refuse(`generators derive this name from "${name.slice(0, -SUFFIX.length)}"`);
  else if (name === 'descriptor') refuse('every generated class has a member of this name');
}

const hint = ' (features.enforce_naming_style = STYLE_LEGACY turns this check off)';
