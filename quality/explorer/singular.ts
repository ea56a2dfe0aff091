// The operations of singular fields, members of oneofs and singular extensions.

import { type Access, accessOf, cppType } from './access';
import type { ModelMessage } from './message';
import type { Effect, Operation, Parameter, Situation } from './operation';
import { type Field, isEnum, isMessage, isViewed, type MessageType, type Value } from './schema';
import { part, partsOf } from './show';
import { isText } from './values';

type Verb = 'has' | 'get' | 'set' | 'clear' | 'mutable' | 'set-allocated' | 'set-allocated-null' | 'release';

/** The rules that say what an accessor of a singular field does. @param before the message before the call */
export function singularRules(field: Field, verb: Verb, before: ModelMessage): string[] {
  if (field.extension) return extensionRules(field, verb, before);
  if (field.oneof !== undefined) return oneofRules(field, verb, before);
  const presence = field.presence === 'explicit' && verb !== 'has' && verb !== 'get' ? [`cpp.presence.${verb}`] : [];
  const { type } = field;
  if (isMessage(type)) return [`cpp.field.message-${verb}`, ...presence];
  if (field.cord) return [cordRule(field, verb, before), ...presence];
  if (field.view) return ['cpp.field.string-view-api', ...presence];
  if (isText(type)) return [`cpp.field.string-${verb}`, ...presence];
  return [`cpp.field.${isEnum(type) ? 'enum' : 'numeric'}-${field.presence}`, ...presence];
}

function cordRule(field: Field, verb: Verb, before: ModelMessage): string {
  if (verb === 'get') return before.single(field) === undefined ? 'cpp.field.cord-unset' : 'cpp.field.cord';
  return verb === 'set' ? 'cpp.field.cord-set-view' : `cpp.field.cord-${verb}`;
}

function extensionRules(field: Field, verb: Verb, before: ModelMessage): string[] {
  if (verb === 'get' && isMessage(field.type) && before.single(field) === undefined)
    return ['cpp.extension.message-unset'];
  return [`cpp.extension.${verb.replace('-null', '')}`];
}

function oneofRules(field: Field, verb: Verb, before: ModelMessage): string[] {
  const { type } = field;
  const kind = isMessage(type) ? 'message' : isEnum(type) ? 'enum' : isText(type) ? 'string' : 'numeric';
  const active = before.activeMember(field.oneof!);
  const others = active && active !== field ? ['cpp.oneof.set-clears-others'] : [];
  const state = active === field ? 'active' : 'inactive';
  switch (verb) {
    case 'set':
    case 'set-allocated':
      return [`cpp.oneof.${verb}`, ...others];
    case 'mutable':
      return ['cpp.oneof.mutable', ...(active === field ? [] : ['cpp.oneof.mutable-new']), ...others];
    case 'clear':
    case 'release':
      return [`cpp.oneof.${verb}-${state}`];
    case 'set-allocated-null':
      return ['cpp.oneof.set-allocated-null'];
    default:
      return [`cpp.oneof.${kind}`];
  }
}

/** All operations of a singular field. */
export function singularOperations(on: MessageType, field: Field): Operation[] {
  const of = new SingularField(on, field);
  const has = field.presence === 'explicit' ? [of.has()] : [];
  if (isMessage(field.type)) return [...has, ...of.messageOperations(field.type)];
  if (field.cord) return [...has, of.get(), of.clear(), of.setCord(), of.setPieces(), of.setText('view')];
  if (field.view) return [...has, of.get(), of.clear(), of.setText('view'), of.setText('copy'), of.setText('chars')];
  if (!isText(field.type)) return [...has, of.get(), of.clear(), of.setNumber()];
  return [...has, of.get(), of.clear(), ...of.stringOperations()];
}

class SingularField {
  private readonly access: Access;

  constructor(
    private readonly on: MessageType,
    private readonly field: Field,
  ) {
    this.access = accessOf(field);
  }

  private make(
    name: string,
    verb: Verb,
    rest: Pick<Operation, 'cpp'> & Partial<Operation>,
    change: (situation: Situation) => Omit<Effect, 'rules'> | undefined,
  ): Operation {
    return {
      key: `${this.on.name}.${this.field.name}.${name}`,
      on: this.on,
      parameters: [],
      ...rest,
      apply: (situation) => {
        const rules = singularRules(this.field, verb, situation.message);
        const effect = change(situation);
        return effect && { rules, ...effect };
      },
    };
  }

  /** An operation that shows one value. */
  private shown(
    name: string,
    verb: Verb,
    cpp: (m: string) => string,
    value: (message: ModelMessage) => Value,
  ): Operation {
    const type = verb === 'has' ? 'bool' : this.field.type;
    return this.make(name, verb, { cpp: (m) => cpp(m), driver: () => `out.Put(${cpp('m.')});` }, ({ message }) => ({
      shows: [part(cpp('m.'), type, value(message))],
    }));
  }

  has(): Operation {
    return this.shown('has', 'has', this.access.has, (message) => message.single(this.field) !== undefined);
  }

  get(): Operation {
    const { access, field } = this;
    const cpp = (m: string): string => (isViewed(field) ? `std::string(${access.get(m)})` : access.get(m));
    return this.shown('get', 'get', cpp, (message) => message.get(field));
  }

  clear(): Operation {
    return this.make('clear', 'clear', { cpp: this.access.clear }, ({ message }) => {
      message.clear(this.field);
      return {};
    });
  }

  private value(): Parameter {
    return { kind: 'value', type: this.field.type as Exclude<Field['type'], MessageType> };
  }

  setNumber(): Operation {
    const { access, field } = this;
    return this.make(
      'set',
      'set',
      { parameters: [this.value()], cpp: (m, [value]) => access.set(m, value!) },
      ({ message, args }) => {
        message.set(field, args[0]!);
        return {};
      },
    );
  }

  setCord(): Operation {
    const { access, field } = this;
    const operation = this.make(
      'set-cord',
      'set',
      { parameters: [this.value()], cpp: (m, [value]) => access.set(m, `lib::Cord(${value})`) },
      ({ message, args }) => {
        message.set(field, args[0]!);
        return {};
      },
    );
    return { ...operation, apply: (at) => withRule(operation.apply(at), 'cpp.field.cord-set-cord') };
  }

  /** Sets a Cord that consists of several pieces. */
  setPieces(): Operation {
    const { access, field } = this;
    const cord = (value: string): string => `explorer::Pieces<lib::Cord>(${value})`;
    const operation = this.make(
      'set-pieces',
      'set',
      { parameters: [this.value()], cpp: (m, [value]) => access.set(m, cord(value!)) },
      ({ message, args }) => {
        const value = args[0] as string;
        message.set(field, value.repeat(3) + piece);
        return {};
      },
    );
    return { ...operation, apply: (at) => withRule(operation.apply(at), 'cpp.field.cord-set-cord') };
  }

  /** A setter with one of the forms of a string. */
  setText(form: TextForm): Operation {
    const { access, field } = this;
    return this.make(
      `set-${form}`,
      'set',
      {
        parameters: [this.value()],
        ...textForm(form, (m, ...value) => access.set(m, ...value)),
      },
      ({ message, args }) => {
        if (!fits(form, args[0]!)) return undefined;
        message.set(field, args[0]!);
        return form === 'copy' ? { shows: [part('value', field.type, args[0]!)] } : {};
      },
    );
  }

  stringOperations(): Operation[] {
    const { access, field } = this;
    const mutable = (name: string, cpp: (value: string) => string, result: (old: string, value: string) => string) =>
      this.make(
        name,
        'mutable',
        { parameters: [this.value()], cpp: (m, [value]) => `${access.mutable(m)}->${cpp(value!)}` },
        ({ message, args }) => {
          // An unset string begins empty, not with its default.
          const old = (message.single(field) as string | undefined) ?? '';
          message.set(field, result(old, args[0] as string));
          return {};
        },
      );
    return [
      // Extensions of 3.21 lack some forms; the features judge them.
      ...(field.extension ? (['copy', 'move', 'chars'] as const) : textForms).map((form) => this.setText(form)),
      mutable(
        'mutable-assign',
        (value) => `assign(${value})`,
        (_, value) => value,
      ),
      mutable(
        'mutable-append',
        (value) => `append(${value})`,
        (old, value) => old + value,
      ),
      ...(field.extension ? [this.releaseText()] : this.ownership(() => undefined)),
    ];
  }

  /** `ReleaseExtension` of a string. */
  private releaseText(): Operation {
    const { access, field } = this;
    const released = (m: string): string => `std::unique_ptr<std::string>(${access.release(m)})`;
    return this.make(
      'release-text',
      'release',
      { cpp: released, driver: () => `const auto released = ${released('m.')}; if (released) out.Put(*released);` },
      ({ message }) => {
        const value = message.single(field);
        if (value === undefined) return undefined;
        message.clear(field);
        return { shows: [part(`*${released('m.')}`, field.type, value as Value)] };
      },
    );
  }

  /** `set_allocated` and `release`. @param object the argument's object, for messages */
  private ownership(object: (situation: Situation) => ModelMessage | undefined): Operation[] {
    const { access, field } = this;
    const type = cppType(field);
    const parameter: Parameter = isMessage(field.type) ? { kind: 'object', type: field.type } : this.value();
    const released = (m: string): string => `std::unique_ptr<${type}>(${access.release(m)})`;
    const shows = isMessage(field.type) ? `if (released) Show(out, *released);` : `if (released) out.Put(*released);`;
    return [
      this.make(
        'set-allocated',
        'set-allocated',
        {
          parameters: [parameter],
          cpp: (m, [value]) => access.setAllocated(m, `new ${type}(${value})`),
          ...(isMessage(field.type) && {
            driver: ([value]) =>
              `${type}* const made = new ${type}(${value}); ${access.setAllocated('m.', 'made')}; ` +
              `out.Put(&${access.get('m.')} == made);`,
          }),
        },
        (situation) => {
          const value = isMessage(field.type) ? object(situation)?.copy() : situation.args[0];
          if (value === undefined) return undefined;
          situation.message.set(field, value);
          // The message takes the object that it is given.
          return isMessage(field.type) ? { shows: [part(`&${access.get('m.')} == made`, 'bool', true)] } : {};
        },
      ),
      this.make(
        'set-allocated-null',
        'set-allocated-null',
        { cpp: (m) => access.setAllocated(m, 'nullptr') },
        ({ message }) => {
          // In a oneof: as if the oneof were cleared, whichever member is set.
          const active = field.oneof === undefined ? field : message.activeMember(field.oneof);
          if (active) message.clear(active);
          return {};
        },
      ),
      this.make(
        'release',
        'release',
        {
          cpp: (m) => released(m),
          driver: () =>
            `${type}* raw = ${access.release('m.')}; std::unique_ptr<${type}> released(raw); out.Put(raw != nullptr); ${shows}`,
        },
        ({ message }) => {
          const value = message.single(field);
          message.clear(field);
          if (value === undefined && this.mayReleaseWhileUnset()) return undefined;
          const isThere = part(`${released('m.')} != nullptr`, 'bool', value !== undefined);
          if (value === undefined) return { shows: [isThere] };
          const pointer = `${released('m.')}`;
          const content =
            typeof value === 'object' ? partsOf(value, `${pointer}->`) : [part(`*${pointer}`, field.type, value)];
          return { shows: [isThere, ...content] };
        },
      ),
    ];
  }

  /**
   * Whether the document leaves open if `release` of the unset field is null: of a string without presence, and of a
   * message, which may have been cleared before and kept its object. In a oneof it is null.
   */
  private mayReleaseWhileUnset(): boolean {
    const { field } = this;
    return field.presence === 'implicit' || (isMessage(field.type) && field.oneof === undefined);
  }

  messageOperations(type: MessageType): Operation[] {
    const { access, field } = this;
    const get = this.make(
      'get',
      'get',
      { cpp: access.get, driver: () => `Show(out, ${access.get('m.')});` },
      ({ message }) => {
        const value = message.single(field) as ModelMessage | undefined;
        return value && { shows: partsOf(value, `${access.get('m.')}.`) };
      },
    );
    const mutable = this.make('mutable', 'mutable', { to: type, cpp: access.mutable }, ({ message }) => ({
      next: message.mutable(field),
    }));
    return [get, mutable, this.clear(), ...this.ownership(({ object, args }) => object(type, args[0]!))];
  }
}

function withRule(effect: Effect | undefined, rule: string): Effect | undefined {
  return effect && { ...effect, rules: [rule, ...effect.rules.slice(1)] };
}

/** What `Pieces` in cpp/explorer.h adds after three pieces of the value. */
const piece = 'p'.repeat(600);

/** The five forms of a string argument. */
export const textForms = ['copy', 'view', 'move', 'chars', 'sized'] as const;
export type TextForm = (typeof textForms)[number];

/** Whether a string can be passed in this form: a pointer without a size ends at the first NUL. */
export function fits(form: TextForm, value: Value): boolean {
  return form !== 'chars' || !(value as string).includes('\0');
}

/** The C++ of a call with a string in one of its forms. */
export function textForm(
  form: TextForm,
  call: (m: string, ...value: readonly string[]) => string,
): Pick<Operation, 'cpp' | 'driver'> {
  switch (form) {
    case 'copy':
      // The driver's argument is constant: the call must not change it.
      return {
        cpp: (m, [value]) => call(m, value!),
        driver: ([value]) => `${call('m.', value!)}; out.Put(${value});`,
      };
    case 'move':
      return { cpp: (m, [value]) => call(m, `std::string(${value})`) };
    case 'chars':
      return { cpp: (m, [value]) => call(m, `${value}.c_str()`) };
    case 'sized':
      return { cpp: (m, [value]) => call(m, `${value}.data()`, `${value}.size()`) };
    case 'view':
      return {
        cpp: (m, [value]) => call(m, `lib::string_view(${value})`),
        driver: ([value]) => {
          const typed = call('x.', `lib::string_view(${value})`);
          const otherwise = call('x.', value!);
          return `[&](auto& x) { if constexpr (explorer::TakesViews<decltype(x)>()) ${typed}; else ${otherwise}; }(m);`;
        },
      };
  }
}
