// The operations of map fields.

import { accessorName, cppType } from './access';
import { ModelMessage } from './message';
import type { Operation, Parameter, Situation } from './operation';
import { className, type Field, isMessage, type MessageType, type ScalarType, type Schema, type Value } from './schema';
import { part, partsOf } from './show';
import { is64Bit, isText, literal, shown } from './values';

/** More entries than a hash table has after it has grown a few times. */
const manyEntries = 1100;

/** The key that `explorer::Grow` makes of a number. */
function numbered(type: ScalarType, at: number): Value {
  if (isText(type)) return String(at);
  return is64Bit(type) ? BigInt(at) : at;
}

export function mapOperations(schema: Schema, on: MessageType, field: Field): Operation[] {
  const name = accessorName(field);
  const { type } = field;
  const keyType = field.key!;
  const read = (m: string): string => `${m}${name}()`;
  const change = (m: string): string => `${m}mutable_${name}()`;
  const mapType = `rt::Map<${cppType({ type: keyType })}, ${cppType(field)}>`;
  const key: Parameter = {
    kind: 'key',
    type: keyType,
    known: (message) => [...message.map(field).values()].map((entry) => entry.key),
  };
  const text = (value: Value): string => shown(keyType, value);
  const entryOf = ({ message, args }: Situation) => message.map(field).get(text(args[0]!));
  const make = (
    what: string,
    rule: string,
    rest: Pick<Operation, 'cpp'> & Partial<Operation>,
    apply: (situation: Situation) => object | undefined,
  ): Operation => ({
    key: `${on.name}.${field.name}.${what}`,
    on,
    parameters: [],
    ...rest,
    apply: (situation) => {
      const effect = apply(situation);
      return effect && { rules: [rule], ...effect };
    },
  });
  const shownBy = (
    what: string,
    rule: string,
    parameters: readonly Parameter[],
    cpp: (m: string, args: readonly string[]) => string,
    value: (situation: Situation) => number | boolean,
  ): Operation =>
    make(what, rule, { parameters, cpp, driver: (args) => `out.Put(${cpp('m.', args)});` }, (situation) => {
      const given = value(situation);
      const args = situation.args.map((arg) => literal(keyType, arg));
      return { shows: [part(cpp('m.', args), typeof given === 'boolean' ? 'bool' : 'int32', given)] };
    });

  /** Adds many entries to a copy, which grows several times. One call of eight, because it takes long. */
  const growing = (): Operation => {
    const added: Value[] = Array.from({ length: manyEntries }, (_, at) => numbered(keyType, at));
    const cpp = (m: string): string => `explorer::Grow(${mapType}(${read(m)}), ${manyEntries})`;
    return make(
      'grow',
      'cpp.map.element-access',
      {
        parameters: [{ kind: 'index', size: () => 8 }],
        cpp: (m) => cpp(m),
        driver: () => `out.Put(${cpp('m.')});`,
      },
      ({ message, args }) => {
        if (args[0] !== 0) return undefined;
        const keys = new Set([...message.map(field).keys(), ...added.map(text)]);
        return { shows: [part(cpp('m.'), 'int32', keys.size)] };
      },
    );
  };

  const operations = [
    shownBy(
      'size',
      'cpp.map.capacity',
      [],
      (m) => `${read(m)}.size()`,
      ({ message }) => message.map(field).size,
    ),
    shownBy(
      'empty',
      'cpp.map.capacity',
      [],
      (m) => `${read(m)}.empty()`,
      ({ message }) => message.map(field).size === 0,
    ),
    shownBy(
      'contains',
      'cpp.map.lookup',
      [key],
      (m, [k]) => `${read(m)}.contains(${k})`,
      (at) => entryOf(at) !== undefined,
    ),
    shownBy(
      'count',
      'cpp.map.lookup',
      [key],
      (m, [k]) => `${read(m)}.count(${k})`,
      (at) => (entryOf(at) ? 1 : 0),
    ),
    shownBy(
      'find',
      'cpp.map.lookup',
      [key],
      (m, [k]) => `${read(m)}.find(${k}) != ${read(m)}.end()`,
      (at) => entryOf(at) !== undefined,
    ),
    shownBy(
      'iterate',
      'cpp.map.iterators',
      [],
      (m) => `std::distance(${read(m)}.cbegin(), ${read(m)}.cend())`,
      ({ message }) => message.map(field).size,
    ),
    shownBy(
      'steps',
      'cpp.map.iterators',
      [],
      (m) => `explorer::Steps(${read(m)})`,
      ({ message }) => message.map(field).size,
    ),
    shownBy(
      'erase-each',
      'cpp.map.erase',
      [],
      (m) => `explorer::EraseEach(*${change(m)})`,
      ({ message }) => {
        const { size } = message.map(field);
        message.clear(field);
        return size;
      },
    ),
    shownBy(
      'erase-first',
      'cpp.map.erase',
      [],
      // Of a copy: which entries are the first is open.
      (m) => `explorer::EraseFirst(${mapType}(${read(m)}), 2)`,
      ({ message }) => Math.max(0, message.map(field).size - 2),
    ),
    ...(keyType === 'bool' ? [] : [growing()]),
    shownBy(
      'to-std',
      'cpp.map.to-std',
      [],
      (m) =>
        `std::map<${cppType({ type: keyType })}, ${cppType(field)}, std::less<>>(${read(m)}.begin(), ${read(m)}.end()).size()`,
      ({ message }) => message.map(field).size,
    ),
    make(
      'at',
      'cpp.map.element-access',
      {
        parameters: [key],
        cpp: (m, [k]) => `${read(m)}.at(${k})`,
        driver: ([k]) => (isMessage(type) ? `Show(out, ${read('m.')}.at(${k}));` : `out.Put(${read('m.')}.at(${k}));`),
      },
      (situation) => {
        const entry = entryOf(situation);
        if (!entry) return undefined;
        const cpp = `${read('m.')}.at(${literal(keyType, entry.key)})`;
        const { value } = entry;
        return { shows: value instanceof ModelMessage ? partsOf(value, `${cpp}.`) : [part(cpp, type, value)] };
      },
    ),
    shownBy(
      'erase',
      'cpp.map.erase',
      [key],
      (m, [k]) => `${change(m)}->erase(${k})`,
      (situation) => (situation.message.map(field).delete(text(situation.args[0]!)) ? 1 : 0),
    ),
    make(
      'erase-iterator',
      'cpp.map.erase',
      { parameters: [key], cpp: (m, [k]) => `${change(m)}->erase(${change(m)}->find(${k}))` },
      (situation) => (situation.message.map(field).delete(text(situation.args[0]!)) ? {} : undefined),
    ),
    make(
      'erase-range',
      'cpp.map.erase',
      { cpp: (m) => `${change(m)}->erase(${change(m)}->begin(), ${change(m)}->end())` },
      ({ message }) => {
        message.clear(field);
        return {};
      },
    ),
    make('clear', 'cpp.map.clear', { cpp: (m) => `${change(m)}->clear()` }, ({ message }) => {
      message.clear(field);
      return {};
    }),
    make('clear-field', 'cpp.map.clear', { cpp: (m) => `${m}clear_${name}()` }, ({ message }) => {
      message.clear(field);
      return {};
    }),
    ...(['copy', 'copy-constructed', 'insert-range', 'from-std'] as const).map((way) =>
      make(
        way,
        {
          copy: 'cpp.map.copy',
          'copy-constructed': 'cpp.map.copy',
          'insert-range': 'cpp.map.insert',
          'from-std': 'cpp.map.from-std',
        }[way],
        {
          parameters: [{ kind: 'object', type: on }],
          cpp: (m, [other]) =>
            ({
              copy: `*${change(m)} = ${other}.${name}()`,
              'copy-constructed': `*${change(m)} = ${mapType}(${other}.${name}())`,
              'insert-range': `${change(m)}->insert(${other}.${name}().begin(), ${other}.${name}().end())`,
              'from-std': `{ const std::map<${cppType({ type: keyType })}, ${cppType(field)}, std::less<>> entries(${other}.${name}().begin(), ${other}.${name}().end()); *${change(m)} = ${mapType}(entries.begin(), entries.end()); }`,
            })[way],
        },
        ({ message, args, object }) => {
          const other = object(on, args[0]!);
          if (!other) return undefined;
          const own = message.map(field);
          if (way !== 'insert-range') own.clear();
          for (const [name, entry] of other.map(field)) {
            if (own.has(name)) continue;
            const { value } = entry;
            own.set(name, { key: entry.key, value: value instanceof ModelMessage ? value.copy() : value });
          }
          return {};
        },
      ),
    ),
  ];
  if (isMessage(type)) {
    return [
      ...operations,
      make(
        'index',
        'cpp.map.element-access',
        { parameters: [key], to: type, cpp: (m, [k]) => `(&(*${change(m)})[${k}])` },
        ({ message, args }) => {
          const entries = message.map(field);
          const known = entries.get(text(args[0]!))?.value as ModelMessage | undefined;
          const next = known ?? new ModelMessage(type);
          if (!known) entries.set(text(args[0]!), { key: args[0]!, value: next });
          return { next };
        },
      ),
      make(
        'insert',
        'cpp.map.insert-deep-copy',
        {
          parameters: [key, { kind: 'object', type }],
          cpp: (m, [k, other]) => `${change(m)}->insert({${k}, ${other}})`,
          driver: ([k, other]) =>
            `typename ${mapType}::value_type pair(${k}, ${other}); ${change('m.')}->insert(pair); Show(out, pair.second);`,
        },
        ({ message, args, object }) => {
          const other = object(type, args[1]!);
          if (!other) return undefined;
          const entries = message.map(field);
          if (!entries.has(text(args[0]!))) entries.set(text(args[0]!), { key: args[0]!, value: other.copy() });
          return { shows: partsOf(other, 'pair.second.') };
        },
      ),
    ];
  }
  const value: Parameter = { kind: 'value', type };
  return [
    ...operations,
    make(
      'assign',
      'cpp.map.element-access',
      { parameters: [key, value], cpp: (m, [k, given]) => `(*${change(m)})[${k}] = ${given}` },
      ({ message, args }) => {
        message.map(field).set(text(args[0]!), { key: args[0]!, value: args[1]! });
        return {};
      },
    ),
    make(
      'insert',
      'cpp.map.insert',
      {
        parameters: [key, value],
        cpp: (m, [k, given]) => `${change(m)}->insert({${k}, ${given}})`,
        // The caller keeps the pair.
        driver: ([k, given]) =>
          `typename ${mapType}::value_type pair(${k}, ${given}); ${change('m.')}->insert(pair); out.Put(pair.second);`,
      },
      ({ message, args }) => {
        const entries = message.map(field);
        if (!entries.has(text(args[0]!))) entries.set(text(args[0]!), { key: args[0]!, value: args[1]! });
        return { shows: [part('pair.second', type, args[1]!)] };
      },
    ),
    ...(schema.optimize === 'LITE_RUNTIME'
      ? []
      : [
          make(
            'print-and-assign',
            'cpp.map.mutable',
            {
              parameters: [key, value],
              cpp: (m, [k, given]) => `{ auto* map = ${change(m)}; ${m}DebugString(); (*map)[${k}] = ${given}; }`,
              driver: ([k, given]) =>
                `auto* const map = ${change('m.')}; (void)m.DebugString(); (*map)[${k}] = ${given}; ` +
                `${className(on)} read; out.Put(rt::TextFormat::ParseFromString(m.DebugString(), &read)); ` +
                `out.Put(read.${name}().size()); out.Put(read.${name}().at(${k}));`,
              headers: ['google/protobuf/text_format.h'],
            },
            ({ message, args }) => {
              if (message.hasUnknown() || !message.isInitialized()) return undefined;
              message.map(field).set(text(args[0]!), { key: args[0]!, value: args[1]! });
              return {
                shows: [
                  part('rt::TextFormat::ParseFromString(m.DebugString(), &read)', 'bool', true),
                  part(`read.${name}().size()`, 'int32', message.map(field).size),
                  part(`read.${name}().at(${literal(keyType, args[0]!)})`, type, args[1]!),
                ],
              };
            },
          ),
        ]),
    ...(isText(type)
      ? [
          make(
            'append',
            'cpp.map.mutable',
            { parameters: [key, value], cpp: (m, [k, given]) => `(*${change(m)})[${k}].append(${given})` },
            ({ message, args }) => {
              const entries = message.map(field);
              const old = (entries.get(text(args[0]!))?.value as string | undefined) ?? '';
              entries.set(text(args[0]!), { key: args[0]!, value: old + (args[1] as string) });
              return {};
            },
          ),
        ]
      : []),
  ];
}
