// The names of one C++ scope. A name belongs to the first element that registers it; file-names.ts and class-names.ts
// decide the order.
import type { Diagnostic, Position } from '../../schema/model/descriptor';
import { isReservedComposition, isReservedWord } from './reserved-words';

/** Receives one warning per collision. */
export type Warn = (warning: Diagnostic) => void;

/** The owner of a name: the position of a schema element, or a description of something else. */
export type Owner = Position | string;

/** The part of a schema that a name is registered for. */
export interface Requester {
  /** The element in warnings: `Field "a.M.f"`. */
  readonly what: string;
  readonly position: Position;
}

/** The requester for a schema element. */
export function requesterOf(kind: string, element: { fullName: string; position: Position }): Requester {
  return new ElementRequester(kind, element);
}

/** Computes its properties on demand: only a collision needs them, and a schema may have a hundred thousand names. */
class ElementRequester implements Requester {
  constructor(
    private readonly kind: string,
    private readonly element: { readonly fullName: string; readonly position: Position },
  ) {}

  get what(): string {
    return `${this.kind} "${this.element.fullName}"`;
  }

  get position(): Position {
    return this.element.position;
  }
}

const RESERVED = 'C++ or a macro';

/** An element did not get the name that it should have. */
export interface Collision {
  readonly requester: Requester;
  /** The wanted name, its owner, and the name that the element got instead. */
  readonly name: string;
  readonly owner: Owner;
  readonly instead: string;
}

/** Returns one warning per element that did not get all its names. Each warning names the owners. */
export function warningsOf(collisions: readonly Collision[]): Diagnostic[] {
  const byPlace = new Map<string, Collision[]>();
  for (const collision of collisions) {
    const { line, column } = collision.requester.position;
    const place = `${line}:${column}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), collision]);
  }
  const inOrder = [...byPlace.values()].sort(
    ([a], [b]) =>
      a!.requester.position.line - b!.requester.position.line ||
      a!.requester.position.column - b!.requester.position.column,
  );
  return inOrder.map((together) => {
    const { what, position } = together[0]!.requester;
    const { file, line, column } = position;
    const sentences = together.map(
      ({ name, owner, instead }) =>
        `its C++ name \`${name}\` is taken by ${shown(owner)}; it is named \`${instead}\` instead`,
    );
    return { file, line, column, severity: 'warning', message: `${what}: ${sentences.join(', and ')}.` };
  });
}

/** An owner as it appears in warnings. */
export function shown(owner: Owner): string {
  return typeof owner === 'string' ? owner : `${owner.file}:${owner.line}:${owner.column}`;
}

/** The overloads of a function: the parameters of each, and `const` where it follows them. */
export type Overloads = readonly string[];

/** One declaration of a registered name. */
interface Entry {
  readonly requester: Requester;
  /** Undefined for anything but a member function: nothing else can share the name then. */
  readonly overloads: Overloads | undefined;
  /** The declaration of the same name before this one. */
  readonly previous: Entry | undefined;
}

export interface RegisterOptions {
  /** For member functions: functions with other overloads may share the name. */
  readonly overloads?: Overloads;
  /** True for names that user code does not mention: a changed name needs no warning. */
  readonly internal?: boolean;
}

/** The registered names of one scope, with their owners. */
export class NameRegistry {
  /** The last declaration of each name. */
  private readonly entries = new Map<string, Entry>();

  /**
   * @param collided receives each collision
   * @param outside returns the owner of a name that this scope does not have; undefined if the name is free
   */
  constructor(
    private readonly collided: (collision: Collision) => void,
    private readonly outside: (name: string) => Owner | undefined,
  ) {}

  /**
   * Registers the first free candidate. Reports a collision if that is not the wanted name.
   * @param candidates the wanted name, then its alternatives; if none is free, the wanted name gets a number
   * @returns the registered name
   */
  register(
    candidates: readonly [string, ...string[]],
    requester: Requester,
    { overloads, internal }: RegisterOptions = {},
  ): string {
    const [wanted] = candidates;
    if (this.isFree(wanted, overloads)) {
      this.add(wanted, requester, overloads);
      return wanted;
    }
    let chosen = candidates.find((name) => this.isFree(name, overloads));
    for (let n = 2; chosen === undefined; n++) {
      // Two underscores inside and one at the end keep the name out of the reserved patterns.
      if (this.isFree(`${wanted}__${n}_`, overloads)) chosen = `${wanted}__${n}_`;
    }
    if (internal !== true) {
      const owner = this.ownerOf(wanted, overloads) ?? RESERVED;
      this.collided({ requester, name: wanted, owner, instead: chosen });
    }
    this.add(chosen, requester, overloads);
    return chosen;
  }

  private isFree(name: string, overloads: Overloads | undefined): boolean {
    return !isReservedWord(name) && !this.conflicting(name, overloads) && this.outside(name) === undefined;
  }

  private add(name: string, requester: Requester, overloads: Overloads | undefined): void {
    this.entries.set(name, { requester, overloads, previous: this.entries.get(name) });
  }

  /** The position of the element that registered the name in this scope first; undefined if none did. */
  positionOf(name: string): Position | undefined {
    let entry = this.entries.get(name);
    while (entry?.previous !== undefined) entry = entry.previous;
    return entry?.requester.position;
  }

  /** All names registered in this scope. */
  names(): Iterable<string> {
    return this.entries.keys();
  }

  /**
   * The owner of a name, in this scope or outside; undefined if the name is free.
   * @param overloads the overloads that want the name, for a member function
   */
  ownerOf(name: string, overloads?: Overloads): Owner | undefined {
    const conflicting = this.conflicting(name, overloads);
    if (conflicting !== undefined) return conflicting.requester.position;
    return isReservedComposition(name) ? RESERVED : this.outside(name);
  }

  /** The first declaration in this scope that cannot share its name with these overloads. */
  private conflicting(name: string, overloads: Overloads | undefined): Entry | undefined {
    let first: Entry | undefined;
    for (let entry = this.entries.get(name); entry !== undefined; entry = entry.previous)
      if (conflict(entry.overloads, overloads)) first = entry;
    return first;
  }
}

/** Whether two declarations of one name cannot share a scope. */
function conflict(one: Overloads | undefined, other: Overloads | undefined): boolean {
  return one === undefined || other === undefined || one.some((parameters) => other.includes(parameters));
}

/** The name of a schema element itself in a scope, as opposed to names derived from it. */
export interface OwnName {
  /** The kind of the element in warnings: `Field`. */
  readonly kind: string;
  readonly element: { readonly name: string; readonly fullName: string; readonly position: Position };
  /** The C++ name, if it is free. */
  readonly wanted: string;
  /** Alternatives; `wanted` with an underscore by default. */
  readonly fallbacks?: readonly string[];
  readonly overloads?: Overloads;
  /** Receives the registered name. */
  readonly into: NamesOf;
}

/** A map from elements of one kind to their names. (A method, so that TypeScript accepts maps of any kind.) */
interface NamesOf {
  set(element: OwnName['element'], name: string): unknown;
}

/**
 * Registers the names of schema elements in the order of declaration. Names that C++ spells exactly as the schema does
 * come before names that it spells differently, in lower case or with an underscore.
 */
export function registerOwnNames(registry: NameRegistry, names: readonly OwnName[]): void {
  const isExact = ({ element, wanted }: OwnName) => element.name === wanted;
  for (const name of names) if (isExact(name)) registerOwnName(registry, name);
  for (const name of names) if (!isExact(name)) registerOwnName(registry, name);
}

function registerOwnName(registry: NameRegistry, own: OwnName): void {
  const { kind, element, wanted, fallbacks = [`${wanted}_`], overloads, into } = own;
  const options = overloads === undefined ? undefined : { overloads };
  into.set(element, registry.register([wanted, ...fallbacks], requesterOf(kind, element), options));
}
