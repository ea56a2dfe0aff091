// The operations of whole messages, and those of oneofs and enums.

import { ModelMessage } from './message';
import type { Effect, Operation, Parameter, Situation } from './operation';
import { className, type EnumType, type MessageType, octal } from './schema';
import { type Part, part, partsOf } from './show';
import { LeftOpen, Malformed, parseInto } from './wire';

type Change = (situation: Situation, other: ModelMessage) => Omit<Effect, 'rules'> | undefined;

export function wholeOperations(on: MessageType): Operation[] {
  const name = className(on);
  const object: Parameter = { kind: 'object', type: on };
  const make = (
    what: string,
    rule: string,
    rest: Pick<Operation, 'cpp'> & Partial<Operation>,
    change: (situation: Situation) => Omit<Effect, 'rules'> | undefined,
  ): Operation => ({
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
  const wire: Parameter = { kind: 'wire', type: on };
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
        parameters: [wire],
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
        parameters: [wire],
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
      ({ message }) => ({ writes: message.copy() }),
    ),
    make(
      'text',
      'cpp.message.debug-string',
      {
        cpp: (m) => `${m}DebugString()`,
        driver: () =>
          `{ ${name} read; out.Put(rt::TextFormat::ParseFromString(m.DebugString(), &read)); Show(out, read); }`,
        headers: ['google/protobuf/text_format.h'],
      },
      ({ message }) => {
        if (message.hasUnknown()) return undefined;
        const parsed = part(`rt::TextFormat::ParseFromString(m.DebugString(), &read)`, 'bool', true);
        return { shows: [parsed, ...partsOf(message, 'read.')] };
      },
    ),
    make(
      'unknown-count',
      'cpp.message.unknown-fields',
      {
        cpp: (m) => `${m}unknown_fields().field_count()`,
        driver: () =>
          'explorer::PutIfAvailable(out, m, [](const auto& x) -> decltype(x.unknown_fields().field_count()) { return x.unknown_fields().field_count(); });',
      },
      ({ message }) => ({ shows: [part('m.unknown_fields().field_count()', 'int32', message.unknown.length)] }),
    ),
    make(
      'unknown-clear',
      'cpp.message.mutable-unknown-fields',
      {
        cpp: (m) => `${m}mutable_unknown_fields()->Clear()`,
        driver: () =>
          'explorer::Either(m, [](auto& x) -> decltype(x.mutable_unknown_fields()->Clear()) { x.mutable_unknown_fields()->Clear(); }, ' +
          '[](auto& x) { x.GetReflection()->MutableUnknownFields(&x)->Clear(); });',
      },
      ({ message }) => {
        message.unknown = [];
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
function parsing(call: 'ParseFromString' | 'MergeFromString') {
  return ({ message, args }: Situation): Effect | undefined => {
    const bytes = args[0] as string;
    const cpp = `m.${call}(std::string("${octal(bytes)}", ${bytes.length}))`;
    const shows = (parsed: boolean): Part[] => [part(cpp, 'bool', parsed)];
    try {
      const start = call === 'ParseFromString' ? new ModelMessage(message.type) : message;
      message.take(parseInto(start, bytes));
      return { rules: ['cpp.message.parse-from-string'], shows: shows(true) };
    } catch (error) {
      if (error instanceof LeftOpen) return undefined;
      if (!(error instanceof Malformed)) throw error;
      message.clearAll();
      return { rules: ['cpp.error.parse-invalid'], shows: shows(false) };
    }
  };
}

function oneofOperations(on: MessageType, oneof: string): Operation[] {
  const name = oneof.toLowerCase();
  const cpp = (m: string): string => `static_cast<int>(${m}${name}_case())`;
  return [
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

/** The helpers of an enum; they are called on no message. */
export function enumOperations(on: MessageType, type: EnumType): Operation[] {
  const { name, values } = type;
  const number: Parameter = { kind: 'value', type: 'int32' };
  const value: Parameter = { kind: 'value', type };
  const nameOf = (wanted: unknown): string => values.find((known) => known.number === wanted)?.name ?? '';
  const numbers = values.map((known) => known.number);
  const make = (
    what: string,
    rule: string,
    parameters: readonly Parameter[],
    cpp: (args: readonly string[]) => string,
    shows: (args: readonly unknown[]) => Part[],
    put = cpp,
  ): Operation => ({
    key: `${name}..${what}`,
    on,
    parameters,
    cpp: (_, args) => cpp(args),
    driver: (args) => `out.Put(${put(args)});`,
    apply: ({ args }) => ({ rules: [rule], shows: shows(args) }),
  });
  return [
    make(
      'valid',
      'cpp.enum.is-valid',
      [number],
      ([n]) => `${name}_IsValid(${n})`,
      ([n]) => [part(`${name}_IsValid(${n})`, 'bool', numbers.includes(n as number))],
    ),
    make(
      'name',
      'cpp.enum.name',
      [value],
      ([n]) => `${name}_Name(${n})`,
      ([n]) => [part(`${name}_Name(${nameOf(n)})`, 'string', nameOf(n))],
    ),
    make(
      'min',
      'cpp.enum.min',
      [],
      () => `static_cast<int>(${name}_MIN)`,
      () => [part(`${name}_MIN`, 'int32', Math.min(...numbers))],
    ),
    make(
      'max',
      'cpp.enum.max',
      [],
      () => `static_cast<int>(${name}_MAX)`,
      () => [part(`${name}_MAX`, 'int32', Math.max(...numbers))],
    ),
    make(
      'parse',
      'cpp.enum.parse',
      [value],
      ([n]) => `${name}_Parse(${name}_Name(${n}), &parsed)`,
      ([n]) => [part(`${name}_Parse("${nameOf(n)}", &parsed)`, 'int32', n as number)],
      ([n]) =>
        `[&] { ${name} parsed = ${values[0]!.name}; return ${name}_Parse(${name}_Name(${n}), &parsed) ? static_cast<int>(parsed) : -77777; }()`,
    ),
    make(
      'parse-unknown',
      'cpp.enum.parse-unknown',
      [],
      () => `${name}_Parse("NO_SUCH", &parsed)`,
      () => [part(`${name}_Parse("NO_SUCH", &parsed)`, 'bool', false)],
      () => `[&] { ${name} parsed = ${values[0]!.name}; return ${name}_Parse("NO_SUCH", &parsed); }()`,
    ),
  ];
}
