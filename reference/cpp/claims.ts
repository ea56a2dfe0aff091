// The names of one C++ scope: each belongs to the first that takes it, and whoever comes later steps aside.
import type { Diagnostic, Position } from '../schema/descriptor';
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
  return [...byPlace.values()].map((together) => {
    const { what, position } = together[0]!.claimant;
    const { file, line, column } = position;
    const sentences = together.map(
      ({ name, owner, instead }) =>
        `its C++ name \`${name}\` is taken by ${shown(owner)}; it is named \`${instead}\` instead`,
    );
    return { file, line, column, severity: 'warning', message: `${what}: ${sentences.join(', and ')}.` };
  });
}

function shown(owner: Owner): string {
  return typeof owner === 'string' ? owner : `${owner.file}:${owner.line}:${owner.column}`;
}

/** The names of one scope, each with its owner. */
export class Claims {
  private readonly owners = new Map<string, Position>();

  /** @param outside who holds a name that nothing in this scope has taken; undefined if it is free. */
  constructor(
    private readonly collided: (collision: Collision) => void,
    private readonly outside: (name: string) => Owner | undefined,
  ) {}

  /**
   * Takes the names that `makes` builds on a base, all or none: the first candidate whose names are all free is chosen.
   * If it is not the first candidate, tells who is in its way.
   * @returns the base that was chosen
   */
  take(
    candidates: readonly [string, ...string[]],
    claimant: Claimant,
    makes: (base: string) => readonly string[] = (base) => [base],
  ): string {
    const obstacle = (base: string) =>
      makes(base).find((name) => (name === base && isReservedWord(name)) || this.ownerOf(name) !== undefined);
    const [wanted] = candidates;
    let chosen = candidates.find((candidate) => obstacle(candidate) === undefined);
    if (chosen === undefined) {
      for (let n = 2; chosen === undefined; n++) {
        // Two underscores within, and one at the end, keep it out of the families of reserved names.
        if (obstacle(`${wanted}__${n}_`) === undefined) chosen = `${wanted}__${n}_`;
      }
    }
    if (chosen !== wanted) {
      const name = obstacle(wanted)!;
      const instead = makes(chosen)[makes(wanted).indexOf(name)]!;
      this.collided({ claimant, name, owner: this.ownerOf(name) ?? RESERVED, instead });
    }
    for (const name of makes(chosen)) this.owners.set(name, claimant.position);
    return chosen;
  }

  /** Where the element stands that took a name here; undefined if none did. */
  placeOf(name: string): Position | undefined {
    return this.owners.get(name);
  }

  private ownerOf(name: string): Owner | undefined {
    return this.owners.get(name) ?? (isReservedComposition(name) ? RESERVED : this.outside(name));
  }
}
