// The schema of a shape, as text.

import { enumNumbers, type FieldShape, type MessageShape, type Shape, typesOf } from './shape';

/** The package of a shape's schema. */
export const packageOf = (shape: Shape): string => `bench.${shape.name}`;

/** The C++ name of a shape's message. */
export const classOf = (shape: Shape): string => `::bench::${shape.name}::${shape.root.name}`;

/** Prints the schema of a shape. */
export function schemaOf(shape: Shape): string {
  const groups = new Set(typesOf(shape.root).flatMap(({ fields }) => fields.filter(isGroup).map(({ of }) => of!)));
  const messages = typesOf(shape.root).filter((type) => !groups.has(type));
  const values = enumNumbers.map((number) => `  VALUE_${number} = ${number};`);
  return [
    `syntax = "${shape.syntax}";`,
    `package ${packageOf(shape)};`,
    ['enum Choice {', ...values, '}'].join('\n'),
    ...messages.map((message) => [`message ${message.name} {`, ...body(message, shape), '}'].join('\n')),
    '',
  ].join('\n');
}

const isGroup = ({ type }: FieldShape): boolean => type === 'group';

function body(message: MessageShape, shape: Shape): string[] {
  const lines: string[] = [];
  const oneofs = new Set<string>();
  for (const field of message.fields) {
    if (field.oneof === undefined) lines.push(...declaration(field, shape));
    else oneofs.add(field.oneof);
  }
  for (const oneof of oneofs) {
    const members = message.fields.filter((field) => field.oneof === oneof);
    lines.push(`oneof ${oneof} {`, ...members.map((member) => `  ${typeName(member)} ${nameAndNumber(member)};`), '}');
  }
  return lines.map((line) => `  ${line}`);
}

function declaration(field: FieldShape, shape: Shape): string[] {
  const label = field.label ?? 'optional';
  if (label === 'map') return [`map<${field.key ?? 'string'}, ${typeName(field)}> ${nameAndNumber(field)};`];
  const word = label === 'plain' ? '' : label === 'packed' ? 'repeated ' : `${label} `;
  if (isGroup(field)) {
    return [`${word}group ${field.of!.name} = ${field.number} {`, ...body(field.of!, shape), '}'];
  }
  const options = field.initial === undefined ? [] : [`default = ${field.initial}`];
  if (label === 'packed' && shape.syntax === 'proto2') options.push('packed = true');
  if (label === 'repeated' && shape.syntax === 'proto3' && isNumber(field)) options.push('packed = false');
  const list = options.length === 0 ? '' : ` [${options.join(', ')}]`;
  return [`${word}${typeName(field)} ${nameAndNumber(field)}${list};`];
}

const isNumber = ({ type }: FieldShape): boolean => !['string', 'bytes', 'message', 'group'].includes(type);

const nameAndNumber = ({ number }: FieldShape): string => `field_${number} = ${number}`;

function typeName({ type, of }: FieldShape): string {
  if (type === 'enum') return 'Choice';
  return type === 'message' ? of!.name : type;
}
