// The operations of enums: their functions and constants.

import type { Operation, Parameter } from './operation';
import { className, type EnumType, enumClass, enumConstant, type MessageType } from './schema';
import { type Part, part } from './show';
import { literal } from './values';

/** The name of a function or constant of an enum: a member of the class if the enum is declared in a message. */
export function enumFunction({ name, parent }: EnumType, what: string): string {
  return parent ? `${className(parent)}::${name}_${what}` : `${name}_${what}`;
}

/** The helpers of an enum; they are called on no message. */
export function enumOperations(on: MessageType, type: EnumType): Operation[] {
  const { name, values } = type;
  const number: Parameter = { kind: 'value', type: 'int32' };
  const value: Parameter = { kind: 'value', type };
  // Of several names of a number, the first.
  const nameOf = (wanted: unknown): string => values.find((known) => known.number === wanted)?.name ?? '';
  const numbers = values.map((known) => known.number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const call = (what: string): string => enumFunction(type, what);
  const enumName = enumClass(type);
  const parsed = (text: string): string =>
    `[&] { ${enumName} parsed = ${enumConstant(type, values[0]!.name)}; ` +
    `return ${call('Parse')}(${text}, &parsed) ? static_cast<int>(parsed) : -77777; }()`;
  const nested = type.parent ? ['cpp.enum.nested-static'] : [];
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
    apply: ({ args }) => ({ rules: [rule, ...nested], shows: shows(args) }),
  });
  const constant = (what: string, rule: string, shown: number): Operation =>
    make(
      what.toLowerCase(),
      rule,
      [],
      () => `static_cast<int>(${call(what)})`,
      () => [part(call(what), 'int32', shown)],
    );
  // Numbers beside the defined ones tell more than any others.
  const beside = [...new Set(numbers.flatMap((one) => [one - 1, one, one + 1]))].filter((one) => one === (one | 0));
  const open = type.closed ? [] : beside.filter((one) => !numbers.includes(one));
  return [
    make(
      'valid',
      'cpp.enum.is-valid',
      [number],
      ([n]) => `${call('IsValid')}(${n})`,
      ([n]) => [part(`${call('IsValid')}(${n})`, 'bool', numbers.includes(n as number))],
    ),
    ...beside.map((one, at) =>
      make(
        `valid-${at}`,
        'cpp.enum.is-valid',
        [],
        () => `${call('IsValid')}(${literal('int32', one)})`,
        () => [part(`${call('IsValid')}(${one})`, 'bool', numbers.includes(one))],
      ),
    ),
    make(
      'name',
      'cpp.enum.name',
      [value],
      ([n]) => `${call('Name')}(${n})`,
      ([n]) => [part(`${call('Name')}(${nameOf(n)})`, 'string', nameOf(n))],
    ),
    ...open.map((one, at) =>
      make(
        `name-unknown-${at}`,
        'cpp.enum.name-unknown',
        [],
        () => `${call('Name')}(static_cast<${enumName}>(${literal('int32', one)}))`,
        () => [part(`${call('Name')}(static_cast<${enumName}>(${one}))`, 'string', '')],
      ),
    ),
    constant('MIN', 'cpp.enum.min', least),
    constant('MAX', 'cpp.enum.max', most),
    ...(most < 2_147_483_647 ? [constant('ARRAYSIZE', 'cpp.enum.array-size', most + 1)] : []),
    ...values.map((known) =>
      make(
        `value-${known.name}`,
        'cpp.enum.values',
        [],
        () => `static_cast<int>(${enumConstant(type, known.name)})`,
        () => [part(enumConstant(type, known.name), 'int32', known.number)],
      ),
    ),
    make(
      'parse',
      'cpp.enum.parse',
      [value],
      ([n]) => `${call('Parse')}(${call('Name')}(${n}), &parsed)`,
      ([n]) => [part(`${call('Parse')}("${nameOf(n)}", &parsed)`, 'int32', n as number)],
      ([n]) => parsed(`${call('Name')}(${n})`),
    ),
    ...values.map((known) =>
      make(
        `parse-${known.name}`,
        'cpp.enum.parse',
        [],
        () => `${call('Parse')}("${known.name}", &parsed)`,
        () => [part(`${call('Parse')}("${known.name}", &parsed)`, 'int32', known.number)],
        () => parsed(`"${known.name}"`),
      ),
    ),
    ...['NO_SUCH', values[0]!.name.slice(0, -1), `${values[0]!.name}_`, ''].map((text, at) =>
      make(
        `parse-unknown-${at}`,
        'cpp.enum.parse-unknown',
        [],
        () => `${call('Parse')}("${text}", &parsed)`,
        () => [part(`${call('Parse')}("${text}", &parsed)`, 'int32', -77777)],
        () => parsed(`"${text}"`),
      ),
    ),
  ];
}
