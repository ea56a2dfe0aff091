// The names of one C++ scope. A name belongs to the first that takes it; file-names.ts and class-names.ts say who
// comes first.
import type { Diagnostic, Position } from '../../schema/model/descriptor';
import { isReservedComposition, isReservedWord } from './reserved-words';

/** Receives one warning a collision. */
export type Warn = (warning: Diagnostic) => void;

/** What holds a name: an element of a schema, by its place, or something else, in words. */
export type Owner = Position | string;

/** Something of a schema that wants a name. */
export interface Claimant {
  /** How warnings call it: `Field "a.M.f"`. */
  readonly what: string;
  readonly position: Position;
}

/** An element as warnings call it. */
export function claimantOf(kind: string, element: { fullName: string; position: Position }): Claimant {
  // Made when asked for: only a collision needs them, and a schema may have a hundred thousand names.
  return {
    get what() {
      return `${kind} "${element.fullName}"`;
    },
    get position() {
      return element.position;
    },
  };
}

const RESERVED = 'C++ or a macro';

/** An element of a schema did not get its name. */
export interface Collision {
  readonly claimant: Claimant;
  /** The name that it would have, who has it, and what it is named instead. */
  readonly name: string;
  readonly owner: Owner;
  readonly instead: string;
}

/** One warning for each element that did not get its names, with both places. */
export function warningsOf(collisions: readonly Collision[]): Diagnostic[] {
  const byPlace = new Map<string, Collision[]>();
  for (const collision of collisions) {
    const { line, column } = collision.claimant.position;
    const place = `${line}:${column}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), collision]);
  }
  const inOrder = [...byPlace.values()].sort(
    ([a], [b]) =>
      a!.claimant.position.line - b!.claimant.position.line ||
      a!.claimant.position.column - b!.claimant.position.column,
  );
  return inOrder.map((together) => {
    const { what, position } = together[0]!.claimant;
    const { file, line, column } = position;
    const sentences = together.map(
      ({ name, owner, instead }) =>
        `its C++ name \`${name}\` is taken by ${shown(owner)}; it is named \`${instead}\` instead`,
    );
    return { file, line, column, severity: 'warning', message: `${what}: ${sentences.join(', and ')}.` };
  });
}

/** An owner as warnings call it. */
export function shown(owner: Owner): string {
  return typeof owner === 'string' ? owner : `${owner.file}:${owner.line}:${owner.column}`;
}

/** How functions of one name are told apart: their parameters, and `const` if it follows them. */
export type Overloads = readonly string[];

/** A name that is taken: by whom, and as what. */
interface Holding {
  readonly claimant: Claimant;
  /** Undefined for what is no function of the class's objects: nothing else can have its name. */
  readonly overloads: Overloads | undefined;
}

/** What `Claims.take` may be told beside the name. */
export interface Wish {
  /** For member functions: others of the same name may stand beside them where C++ can tell them apart. */
  readonly overloads?: Overloads;
  /** True for names that programs do not use: another name is no news for anybody. */
  readonly internal?: boolean;
}

/** The names of one scope, each with its owners. */
export class Claims {
  private readonly holdings = new Map<string, Holding[]>();

  /** @param outside who holds a name that nothing in this scope has taken; undefined if it is free. */
  constructor(
    private readonly collided: (collision: Collision) => void,
    private readonly outside: (name: string) => Owner | undefined,
  ) {}

  /**
   * Takes the first candidate that is free. If that is not the first of all, reports who has the first.
   * @param candidates the wanted name, and what to try instead; a number is added to the wanted name if none is free
   * @returns the name that was chosen
   */
  take(candidates: readonly [string, ...string[]], claimant: Claimant, { overloads, internal }: Wish = {}): string {
    const isFree = (name: string) => !isReservedWord(name) && this.ownerOf(name, overloads) === undefined;
    const [wanted] = candidates;
    let chosen = candidates.find(isFree);
    for (let n = 2; chosen === undefined; n++) {
      // Two underscores within, and one at the end, keep it out of the families of reserved names.
      if (isFree(`${wanted}__${n}_`)) chosen = `${wanted}__${n}_`;
    }
    if (chosen !== wanted && internal !== true) {
      const owner = this.ownerOf(wanted, overloads) ?? RESERVED;
      this.collided({ claimant, name: wanted, owner, instead: chosen });
    }
    const holdings = this.holdings.get(chosen) ?? [];
    this.holdings.set(chosen, [...holdings, { claimant, overloads }]);
    return chosen;
  }

  /** Where the element stands that took a name here; undefined if none did. */
  placeOf(name: string): Position | undefined {
    return this.holdings.get(name)?.[0]?.claimant.position;
  }

  /** All names that were taken here. */
  names(): Iterable<string> {
    return this.holdings.keys();
  }

  /**
   * Who has a name, here or outside; undefined if it is free.
   * @param overloads the functions that are to have it, if they are functions of the class's objects
   */
  ownerOf(name: string, overloads?: Overloads): Owner | undefined {
    const inTheWay = this.holdings.get(name)?.find((holding) => excludes(holding.overloads, overloads));
    if (inTheWay !== undefined) return inTheWay.claimant.position;
    return isReservedComposition(name) ? RESERVED : this.outside(name);
  }
}

/** Whether two declarations of one name cannot stand in one scope. */
function excludes(one: Overloads | undefined, other: Overloads | undefined): boolean {
  return one === undefined || other === undefined || one.some((parameters) => other.includes(parameters));
}

/** A name that an element of the schema has in a scope, before anything is derived from it. */
export interface OwnName {
  /** What warnings call the element: `Field`. */
  readonly kind: string;
  readonly element: { readonly name: string; readonly fullName: string; readonly position: Position };
  /** The name in C++, if it is free. */
  readonly wanted: string;
  /** What to try if it is not, before the wanted name gets an underscore and a number. */
  readonly fallbacks?: readonly string[];
  readonly overloads?: Overloads;
  /** Receives the name that was chosen. */
  readonly named: (name: string) => void;
}

/**
 * Takes schema names, each in the order of declaration; but those that C++ has letter by letter come before those that it
 * writes otherwise, in small letters or with an underscore.
 */
export function takeOwnNames(claims: Claims, names: readonly OwnName[]): void {
  const isExact = ({ element, wanted }: OwnName) => element.name === wanted;
  for (const one of [...names.filter(isExact), ...names.filter((name) => !isExact(name))]) {
    const { kind, element, wanted, fallbacks = [`${wanted}_`], overloads, named } = one;
    const claimant = claimantOf(kind, element);
    named(claims.take([wanted, ...fallbacks], claimant, overloads === undefined ? {} : { overloads }));
  }
}
