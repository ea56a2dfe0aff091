// The operations of repeated fields and repeated extensions.

import { accessOf, accessorName } from './access';
import { ModelMessage } from './message';
import type { Operation, Parameter, Situation } from './operation';
import { type Field, isEnum, isMessage, type MessageType, type Value } from './schema';
import { part, partsOf } from './show';
import { fits, type TextForm, textForm, textForms } from './singular';
import { isText } from './values';

type Change = (situation: Situation) => Omit<ReturnType<Operation['apply']> & object, 'rules'> | undefined;

export function repeatedOperations(on: MessageType, field: Field): Operation[] {
  const access = accessOf(field);
  const { type } = field;
  const kind = isMessage(type) ? 'message' : isEnum(type) ? 'enum' : isText(type) ? 'string' : 'numeric';
  const rule = (verb: 'size' | 'get' | 'set' | 'add' | 'mutable' | 'clear'): string[] => {
    if (field.extension) return [`cpp.extension.${verb}`];
    if (verb === 'clear') return ['cpp.repeated.clear'];
    if (verb === 'get') return [`cpp.repeated.${kind}`, 'cpp.repeated.zero-based'];
    return [`cpp.repeated.${kind}`];
  };
  const make = (name: string, rules: string[], rest: Pick<Operation, 'cpp'> & Partial<Operation>, change: Change) => ({
    key: `${on.name}.${field.name}.${name}`,
    on,
    parameters: [],
    ...rest,
    apply: (situation: Situation) => {
      const effect = change(situation);
      return effect && { rules, ...effect };
    },
  });
  const index: Parameter = { kind: 'index', size: (message) => message.list(field).length };
  const indexed =
    (
      change: (list: ReturnType<ModelMessage['list']>, index: number, situation: Situation) => ReturnType<Change>,
    ): Change =>
    (situation) => {
      const list = situation.message.list(field);
      const at = situation.args[0] as number;
      return at < list.length ? change(list, at, situation) : undefined;
    };

  const operations: Operation[] = [
    make('size', rule('size'), { cpp: access.size, driver: () => `out.Put(${access.size('m.')});` }, ({ message }) => ({
      shows: [part(access.size('m.'), 'int32', message.list(field).length)],
    })),
    make('clear', rule('clear'), { cpp: access.clear }, ({ message }) => {
      message.clear(field);
      return {};
    }),
  ];
  if (!field.extension) operations.push(...containerOperations(on, field));
  if (isMessage(type)) {
    operations.push(
      make(
        'get',
        rule('get'),
        {
          parameters: [index],
          cpp: (m, [at]) => access.at(m, at!),
          driver: ([at]) => `Show(out, ${access.at('m.', at!)});`,
        },
        indexed((list, at) => ({ shows: partsOf(list[at] as ModelMessage, `${access.at('m.', String(at))}.`) })),
      ),
      make(
        'mutable',
        rule('mutable'),
        { parameters: [index], to: type, cpp: (m, [at]) => access.mutableAt(m, at!) },
        indexed((list, at) => ({ next: list[at] as ModelMessage })),
      ),
      make('add', rule('add'), { to: type, cpp: (m) => access.add(m) }, ({ message }) => {
        const next = new ModelMessage(type);
        message.list(field).push(next);
        return { next };
      }),
    );
    return operations;
  }
  const value: Parameter = { kind: 'value', type };
  // A copied argument is shown, as textForm says.
  const given = (form: TextForm | undefined, shown: Value): ReturnType<Change> =>
    form === 'copy' ? { shows: [part('value', type, shown)] } : {};
  operations.push(
    make(
      'get',
      rule('get'),
      {
        parameters: [index],
        cpp: (m, [at]) => access.at(m, at!),
        driver: ([at]) => `out.Put(${access.at('m.', at!)});`,
      },
      indexed((list, at) => ({ shows: [part(access.at('m.', String(at)), type, list[at] as string)] })),
    ),
  );
  const forms = !isText(type) ? [undefined] : field.extension ? (['copy', 'move', 'chars'] as const) : textForms;
  for (const form of forms) {
    const suffix = form === undefined ? '' : `-${form}`;
    const rules = (verb: 'set' | 'add'): string[] =>
      form === undefined || field.extension ? rule(verb) : [`cpp.repeated.string-${verb}-forms`, ...rule(verb)];
    const setWith = (call: (m: string, ...value: readonly string[]) => string) =>
      form === undefined ? { cpp: (m: string, [given]: readonly string[]) => call(m, given!) } : textForm(form, call);
    const set = (at: string) => setWith((m, ...given) => access.setAt(m, at, ...given));
    const add = setWith((m, ...given) => access.add(m, ...given));
    const setDriver = ([at, given]: readonly string[]): string =>
      set(at!).driver?.([given!]) ?? `${set(at!).cpp('m.', [given!])};`;
    operations.push(
      make(
        `set${suffix}`,
        rules('set'),
        { parameters: [index, value], cpp: (m, [at, given]) => set(at!).cpp(m, [given!]), driver: setDriver },
        indexed((list, at, { args }) => {
          if (form && !fits(form, args[1]!)) return undefined;
          list[at] = args[1]!;
          return given(form, args[1]!);
        }),
      ),
      make(`add${suffix}`, rules('add'), { parameters: [value], ...add }, ({ message, args }) => {
        if (form && !fits(form, args[0]!)) return undefined;
        message.list(field).push(args[0]!);
        return given(form, args[0]!);
      }),
    );
  }
  if (!isText(type)) return operations;
  return [
    ...operations,
    make(
      'mutable',
      rule('mutable'),
      { parameters: [index, value], cpp: (m, [at, given]) => `${access.mutableAt(m, at!)}->append(${given})` },
      indexed((list, at, { args }) => {
        list[at] = (list[at] as string) + (args[1] as string);
        return {};
      }),
    ),
    make(
      'add-empty',
      rule('add'),
      { parameters: [value], cpp: (m, [given]) => `${access.add(m)}->append(${given})` },
      ({ message, args }) => {
        message.list(field).push(args[0]!);
        return {};
      },
    ),
  ];
}

/** Through the containers: iterators and `empty()`. */
function containerOperations(on: MessageType, field: Field): Operation[] {
  const name = accessorName(field);
  const container = (m: string): string => `${m}mutable_${name}()`;
  const size: Parameter = { kind: 'index', size: (message) => message.list(field).length };
  const isEmpty = (m: string): string => `${m}${name}().empty()`;
  const rules = ['cpp.repeated.containers'];
  return [
    {
      key: `${on.name}.${field.name}.container-empty`,
      on,
      parameters: [],
      cpp: isEmpty,
      driver: () => `out.Put(${isEmpty('m.')});`,
      apply: ({ message }) => ({ rules, shows: [part(isEmpty('m.'), 'bool', message.list(field).length === 0)] }),
    },
    {
      key: `${on.name}.${field.name}.container-swap`,
      on,
      parameters: [size, size],
      cpp: (m, [one, other]) =>
        `std::iter_swap(${container(m)}->begin() + ${one}, ${container(m)}->begin() + ${other})`,
      apply: ({ message, args }) => {
        const list = message.list(field);
        const [one, other] = args as number[];
        if (one! >= list.length || other! >= list.length || one === other) return undefined;
        [list[one!], list[other!]] = [list[other!]!, list[one!]!];
        return { rules };
      },
    },
    {
      key: `${on.name}.${field.name}.container-copy`,
      on,
      parameters: [{ kind: 'object', type: on }],
      cpp: (m, [other]) => `*${container(m)} = ${other}.${name}()`,
      apply: ({ message, args, object }) => {
        const other = object(on, args[0]!);
        if (!other) return undefined;
        const values = other.list(field).map((value) => (value instanceof ModelMessage ? value.copy() : value));
        message.list(field).splice(0, Infinity, ...values);
        return { rules };
      },
    },
    ...walks.map((walk): Operation => {
      const put = isMessage(field.type) ? 'Show(out, element);' : 'out.Put(element);';
      const cpp = `explorer::${walk}(m.${name}())`;
      return {
        key: `${on.name}.${field.name}.container-${walk.toLowerCase()}`,
        on,
        parameters: [],
        cpp: () => cpp,
        driver: () => `explorer::${walk}(m.${name}(), [&](const auto& element) { ${put} });`,
        apply: ({ message }) => {
          const list = message.list(field);
          const shown = walk === 'Forward' ? list : list.toReversed();
          return {
            rules,
            shows: shown.flatMap((value, at) =>
              value instanceof ModelMessage
                ? partsOf(value, `${cpp}[${at}].`)
                : [part(`${cpp}[${at}]`, field.type, value)],
            ),
          };
        },
      };
    }),
    {
      key: `${on.name}.${field.name}.container-distance`,
      on,
      parameters: [],
      cpp: (m) => `std::distance(${m}${name}().begin(), ${m}${name}().end())`,
      driver: () => `out.Put(std::distance(m.${name}().begin(), m.${name}().end()));`,
      apply: ({ message }) => ({
        rules,
        shows: [part(`std::distance(m.${name}().begin(), m.${name}().end())`, 'int32', message.list(field).length)],
      }),
    },
  ];
}

/** Ways through a container, in cpp/explorer.h: each shows the elements in one order, and aborts if iterators disagree. */
const walks = ['Forward', 'Backward', 'Reverse'] as const;
