// The operations of whole messages, and those of oneofs.

import { accessOf } from './access';
import { fullOperations, liteOperations } from './full-or-lite';
import { longestValues, manyOperations } from './many';
import { ModelMessage } from './message';
import type { Effect, Make, Operation, Parameter, Situation } from './operation';
import { className, type Field, type MessageType, octal, type Schema } from './schema';
import { type Part, part, partsOf } from './show';
import { literal } from './values';
import { LeftOpen, Malformed, parseInto } from './wire';

type Change = (situation: Situation, other: ModelMessage) => Omit<Effect, 'rules'> | undefined;

export function wholeOperations(schema: Schema, on: MessageType): Operation[] {
  const isLite = schema.optimize === 'LITE_RUNTIME';
  const name = className(on);
  const object: Parameter = { kind: 'object', type: on };
  const make: Make = (what, rule, rest, change) => ({
    key: `${on.name}..${what}`,
    on,
    parameters: [],
    ...rest,
    apply: (situation) => {
      const effect = change(situation);
      return effect && { rules: [rule], ...effect };
    },
  });
  const withOther = (
    what: string,
    rule: string,
    cpp: (m: string, other: string) => string,
    change: Change,
  ): Operation =>
    make(what, rule, { parameters: [object], cpp: (m, [other]) => cpp(m, other!) }, (situation) => {
      const other = situation.object(on, situation.args[0]!);
      return other && change(situation, other);
    });
  const self = (m: string): string => (m.endsWith('->') ? `*${m.slice(0, -2)}` : m.slice(0, -1));
  const replace: Change = ({ message }, other) => {
    const copied = other.copy();
    message.take(copied);
    return {};
  };
  const longest = longestValues(on);
  const bytes: Parameter = { kind: 'wire', type: on };
  return [
    ...on.oneofs.flatMap((oneof) => oneofOperations(on, oneof)),
    make('show', 'cpp.message.default-constructor', { cpp: self, driver: () => 'Show(out, m);' }, ({ message }) => ({
      shows: partsOf(message, 'm.'),
    })),
    make('clear', 'cpp.message.default-constructor', { cpp: (m) => `${m}Clear()` }, ({ message }) => {
      message.clearAll();
      return {};
    }),
    withOther('copy-from', 'cpp.message.copy', (m, other) => `${m}CopyFrom(${other})`, replace),
    withOther('assign', 'cpp.message.copy', (m, other) => `${self(m)} = ${other}`, replace),
    withOther('construct', 'cpp.message.copy', (m, other) => `${self(m)} = ${name}(${other})`, replace),
    withOther(
      'move-construct',
      'cpp.message.move',
      (m, other) => `{ ${name} moved(std::move(${other})); ${self(m)} = std::move(moved); ${other}.Clear(); }`,
      replaceAndEmpty,
    ),
    withOther(
      'move-assign',
      'cpp.message.move',
      (m, other) => `{ ${self(m)} = std::move(${other}); ${other}.Clear(); }`,
      replaceAndEmpty,
    ),
    withOther(
      'merge',
      'cpp.message.copy',
      (m, other) => `${m}MergeFrom(${other})`,
      ({ message }, other) => {
        message.merge(other);
        return {};
      },
    ),
    withOther(
      'swap',
      'cpp.message.swap',
      (m, other) => `${m}Swap(&${other})`,
      ({ message }, other) => {
        message.swap(other);
        return {};
      },
    ),
    make(
      'parse',
      'cpp.message.parse-from-string',
      {
        parameters: [bytes],
        cpp: (m, [bytes]) => `${m}ParseFromString(${bytes})`,
        driver: ([bytes]) =>
          `{ const bool parsed = m.ParseFromString(${bytes}); out.Put(parsed); if (!parsed) m.Clear(); }`,
      },
      parsing('ParseFromString'),
    ),
    make(
      'merge-parse',
      'cpp.message.parse-from-string',
      {
        parameters: [bytes],
        cpp: (m, [bytes]) => `${m}MergeFromString(${bytes})`,
        driver: ([bytes]) =>
          `{ const bool parsed = m.MergeFromString(${bytes}); out.Put(parsed); if (!parsed) m.Clear(); }`,
      },
      parsing('MergeFromString'),
    ),
    make(
      'serialize',
      'cpp.message.serialize-to-string',
      {
        cpp: (m) => `${m}SerializeAsString()`,
        driver: () =>
          '{ std::string bytes = "replaced"; out.Put(m.SerializeToString(&bytes)); out.Put(bytes); out.Put(m.ByteSizeLong()); }',
      },
      ({ message }) => (message.isInitialized() ? { writes: message.copy() } : undefined),
    ),
    make(
      'serialize-incomplete',
      'cpp.error.required',
      {
        cpp: (m) => `${m}SerializeToString(&bytes)`,
        driver: () => 'std::string bytes = "untouched"; out.Put(m.SerializeToString(&bytes)); out.Put(bytes);',
      },
      ({ message }) =>
        message.isInitialized()
          ? undefined
          : {
              shows: [
                part('m.SerializeToString(&bytes)', 'bool', false),
                part('std::string("untouched")', 'string', 'untouched'),
              ],
            },
    ),
    make(
      'serialize-partial',
      'cpp.message.serialize-to-string',
      {
        cpp: (m) => `${m}SerializePartialAsString()`,
        driver: () =>
          '{ std::string bytes = "replaced"; out.Put(m.SerializePartialToString(&bytes)); out.Put(bytes); out.Put(m.ByteSizeLong()); }',
      },
      ({ message }) => ({ writes: message.copy() }),
    ),
    make(
      'initialized',
      'cpp.message.required',
      { cpp: (m) => `${m}IsInitialized()`, driver: () => 'out.Put(m.IsInitialized());' },
      ({ message }) => ({ shows: [part('m.IsInitialized()', 'bool', message.isInitialized())] }),
    ),
    make(
      'parse-nothing',
      'cpp.message.parse-more',
      {
        cpp: (m) => `${m}ParsePartialFromArray(nullptr, 0)`,
        driver: () => 'out.Put(m.ParsePartialFromArray(nullptr, 0));',
      },
      ({ message }) => {
        message.clearAll();
        return { shows: [part('m.ParsePartialFromArray(nullptr, 0)', 'bool', true)] };
      },
    ),
    make(
      'parse-partial',
      'cpp.message.parse-from-string',
      {
        parameters: [bytes],
        cpp: (m, [bytes]) => `${m}ParsePartialFromString(${bytes})`,
        driver: ([bytes]) =>
          `{ const bool parsed = m.ParsePartialFromString(${bytes}); out.Put(parsed); if (!parsed) m.Clear(); }`,
      },
      parsing('ParsePartialFromString'),
    ),
    ...(isLite ? liteOperations(make) : fullOperations(make, on)),
    ...manyOperations(make, on),
    make(
      'fill',
      'cpp.field.numeric-explicit',
      { cpp: (m) => longest.map(([field, value]) => accessOf(field).set(m, literal(field.type, value))).join('; ') },
      ({ message }) => {
        if (longest.length === 0) return undefined;
        for (const [field, value] of longest) message.set(field, value);
        return {};
      },
    ),
    make(
      'default-instance',
      'cpp.message.default-instance',
      {
        cpp: () => `${name}::default_instance().ByteSizeLong()`,
        driver: () => `out.Put(${name}::default_instance().ByteSizeLong());`,
      },
      () => ({ shows: [part(`${name}::default_instance().ByteSizeLong()`, 'int32', 0)] }),
    ),
    make(
      'default-same',
      'cpp.message.default-instance',
      {
        cpp: () => `&${name}::default_instance() == &${name}::default_instance()`,
        driver: () => `out.Put(&${name}::default_instance() == &${name}::default_instance());`,
      },
      () => ({ shows: [part(`&${name}::default_instance() == &${name}::default_instance()`, 'bool', true)] }),
    ),
    make(
      'new-of-this',
      'cpp.message.default-instance-new',
      {
        cpp: (m) => `std::unique_ptr<rt::MessageLite>(${m}New())->ByteSizeLong()`,
        driver: () => 'out.Put(std::unique_ptr<rt::MessageLite>(m.New())->ByteSizeLong());',
      },
      () => ({ shows: [part('std::unique_ptr<rt::MessageLite>(m.New())->ByteSizeLong()', 'int32', 0)] }),
    ),
    make(
      'new',
      'cpp.message.default-instance-new',
      {
        parameters: [],
        cpp: () => `std::unique_ptr<${name}>(${name}::default_instance().New())->ByteSizeLong()`,
        driver: () => `out.Put(std::unique_ptr<${name}>(${name}::default_instance().New())->ByteSizeLong());`,
      },
      () => ({
        shows: [part(`std::unique_ptr<${name}>(${name}::default_instance().New())->ByteSizeLong()`, 'int32', 0)],
      }),
    ),
  ];
}

const replaceAndEmpty: Change = ({ message }, other) => {
  message.take(other);
  return {};
};

/** Parsing. What a message holds after malformed bytes is open, so the driver clears it then. */
function parsing(call: 'ParseFromString' | 'ParsePartialFromString' | 'MergeFromString') {
  return ({ message, args }: Situation): Effect | undefined => {
    const bytes = args[0] as string;
    const cpp = `m.${call}(std::string("${octal(bytes)}", ${bytes.length}))`;
    const shows = (parsed: boolean): Part[] => [part(cpp, 'bool', parsed)];
    try {
      const start = call === 'MergeFromString' ? message : new ModelMessage(message.type);
      message.take(parseInto(start, bytes));
      if (call !== 'ParsePartialFromString' && !message.isInitialized()) {
        message.clearAll();
        return { rules: ['cpp.error.required'], shows: shows(false) };
      }
      return { rules: ['cpp.message.parse-from-string'], shows: shows(true) };
    } catch (error) {
      if (error instanceof LeftOpen) return undefined;
      if (!(error instanceof Malformed)) throw error;
      message.clearAll();
      return { rules: ['cpp.error.parse-invalid'], shows: shows(false) };
    }
  };
}

/** The constant of a member in a oneof's case enum. */
function caseConstant({ name }: Field): string {
  const upper = name.replace(/(^|_|\d)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
  return `k${upper.replaceAll('_', '')}`;
}

function oneofOperations(on: MessageType, oneof: string): Operation[] {
  const name = oneof.toLowerCase();
  const members = on.fields.filter((field) => field.oneof === oneof);
  const constants: [string, string, number][] = [
    ['cpp.oneof.not-set', `${className(on)}::${oneof.toUpperCase()}_NOT_SET`, 0],
    ...members.map((field): [string, string, number] => [
      'cpp.oneof.case-enum',
      `${className(on)}::${caseConstant(field)}`,
      field.number,
    ]),
  ];
  const cpp = (m: string): string => `static_cast<int>(${m}${name}_case())`;
  return [
    ...constants.map(
      ([rule, constant, number], at): Operation => ({
        key: `${on.name}.${oneof}.constant-${at}`,
        on,
        parameters: [],
        cpp: () => `static_cast<int>(${constant})`,
        driver: () => `out.Put(static_cast<int>(${constant}));`,
        apply: () => ({ rules: [rule], shows: [part(constant, 'int32', number)] }),
      }),
    ),
    {
      key: `${on.name}.${oneof}.case`,
      on,
      parameters: [],
      cpp,
      driver: () => `out.Put(${cpp('m.')});`,
      apply: ({ message }) => ({
        rules: ['cpp.oneof.case-accessor'],
        shows: [part(cpp('m.'), 'int32', message.activeMember(oneof)?.number ?? 0)],
      }),
    },
    {
      key: `${on.name}.${oneof}.clear`,
      on,
      parameters: [],
      cpp: (m) => `${m}clear_${name}()`,
      apply: ({ message }) => {
        const active = message.activeMember(oneof);
        if (active) message.clear(active);
        return { rules: ['cpp.oneof.clear-oneof'] };
      },
    },
  ];
}
