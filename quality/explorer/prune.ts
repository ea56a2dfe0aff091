// A finding's schema without what its calls do not use.

import type { Finding } from './explore';
import { execute } from './judge';
import type { Action, Call, Operations } from './program';
import { World } from './program';
import { type EnumType, type Field, type FieldType, isEnum, isMessage, type MessageType, type Schema } from './schema';

/** The schema that is left, with the same names and numbers. */
export function pruned({ schema, calls, difference }: Finding): Schema {
  const keys = calls.flatMap(({ call }) => [...call.steps, call.action].map(({ operation }) => operation.key));
  const isUsed = (type: MessageType, field: Field): boolean =>
    keys.some(
      (key) => key.startsWith(`${type.name}.${field.name}.`) || key.startsWith(`${type.name}.${field.oneof}.`),
    ) || difference?.part?.cpp.includes(field.name.toLowerCase()) === true;
  const kept = new Map(
    schema.messages.map((type) => [type, [...type.fields, ...type.extensions].filter((field) => isUsed(type, field))]),
  );
  const types = typesOf(calls.map(({ call }) => call));
  for (let before = -1; before !== types.size; ) {
    before = types.size;
    for (const type of types) {
      if (type.parent) types.add(type.parent);
      if (!isMessage(type)) continue;
      for (const { scope } of kept.get(type) ?? []) if (scope) types.add(scope);
      for (const { type: inner } of kept.get(type) ?? []) if (typeof inner !== 'string') types.add(inner);
    }
  }
  for (const type of schema.enums) if (keys.some((key) => key.startsWith(`${type.name}..`))) types.add(type);
  return rebuilt(schema, types, kept);
}

function typesOf(calls: readonly Call[]): Set<MessageType | EnumType> {
  const types = new Set<MessageType | EnumType>();
  for (const { type, steps, action } of calls) {
    types.add(type);
    for (const { operation } of [...steps, action]) {
      types.add(operation.on);
      for (const parameter of operation.parameters) if (parameter.kind === 'object') types.add(parameter.type);
    }
  }
  return types;
}

/** A schema of copies, so that the fields of the first one stay. */
function rebuilt(
  schema: Schema,
  types: ReadonlySet<MessageType | EnumType>,
  kept: ReadonlyMap<MessageType, readonly Field[]>,
): Schema {
  const copies = new Map<MessageType, MessageType>();
  for (const type of schema.messages) {
    if (!types.has(type)) continue;
    const parent = type.parent && copies.get(type.parent);
    const oneofs = type.oneofs.filter((oneof) => kept.get(type)!.some((field) => field.oneof === oneof));
    copies.set(type, { ...type, ...(parent && { parent }), oneofs, fields: [], extensions: [] });
  }
  const enums = schema.enums.filter(
    (type) => types.has(type) || [...kept.values()].flat().some((field) => isEnum(field.type) && field.type === type),
  );
  const enumCopies = new Map(
    enums.map(({ parent, ...type }) => [type.name, { ...type, ...(parent && { parent: copies.get(parent)! }) }]),
  );
  const typeOf = (type: FieldType): FieldType =>
    isMessage(type) ? copies.get(type)! : isEnum(type) ? enumCopies.get(type.name)! : type;
  for (const [type, copy] of copies) {
    for (const { scope, ...field } of kept.get(type)!) {
      const inside = scope && copies.get(scope);
      const own = { ...field, type: typeOf(field.type), ...(inside && { scope: inside }) };
      (field.extension ? copy.extensions : copy.fields).push(own);
    }
  }
  return { ...schema, enums: [...enumCopies.values()], messages: [...copies.values()] };
}

/** The finding's calls on the operations of another schema. @returns undefined if it lacks one of them */
export function transferred(finding: Finding, operations: Operations): Finding | undefined {
  const action = ({ operation, args }: Action): Action | undefined => {
    const found = operations.find(operation.key);
    return found && { operation: found, args };
  };
  const calls: Call[] = [];
  for (const { call } of finding.calls) {
    const type = operations.schema.messages.find(({ name }) => name === call.type.name);
    const steps = call.steps.map(action);
    const last = action(call.action);
    if (!type || !last || steps.includes(undefined)) return undefined;
    calls.push({ type, object: call.object, steps: steps as Action[], action: last });
  }
  return { schema: operations.schema, calls: execute(new World(operations.schema), calls) };
}
