// "Did you mean": suggestions for a mistyped name.

/**
 * The names nearest to a mistyped one, nearest first.
 *
 * @param written what the user wrote
 * @param names the names that exist
 * @param most the maximal number of names to return
 * @returns names that contain what was written, or that are a few edits away; empty if none is near
 */
export function nearNames(written: string, names: Iterable<string>, most = 3): string[] {
  const wanted = written.toLowerCase();
  const tolerated = Math.max(2, Math.floor(wanted.length / 3));
  return [...names]
    .map((name) => ({ name, distance: nearness(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= tolerated)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** ` Did you mean a, b or c?`, to append to an error's sentence; empty if no name is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const near = nearNames(written, names).map((name) => `\`${name}\``);
  const last = near.pop();
  if (last === undefined) return '';
  return ` Did you mean ${near.length === 0 ? last : `${near.join(', ')} or ${last}`}?`;
}

function nearness(wanted: string, name: string): number {
  // A correct part of a name is a better match than a few edits: `oneof.set` means `cpp.oneof.set`.
  return name.includes(wanted) && wanted.length > 2 ? 0.5 : editDistance(wanted, name);
}

/**
 * The Levenshtein distance, with a swap of two neighbouring letters counted as one edit. `fastest-levenshtein` counts
 * two: `cpp.oneof.ste` would be as far from `cpp.oneof.set` as from any name with two other letters.
 */
export function editDistance(a: string, b: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (back[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (back[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (twoBack[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    twoBack = back;
    back = current;
  }
  return back[b.length] ?? 0;
}
