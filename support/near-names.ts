// "Did you mean": the names that a mistyped one was probably meant to be.

/**
 * The names nearest to a mistyped one, nearest first.
 *
 * @param written what the user wrote
 * @param names the names that exist
 * @param most how many to give at most
 * @returns names that contain what was written, or that a few edits away; empty when nothing is close
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

/** ` Did you mean a, b or c?` or nothing, to be put behind an error's sentence. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const near = nearNames(written, names).map((name) => `\`${name}\``);
  const last = near.pop();
  if (last === undefined) return '';
  return ` Did you mean ${near.length === 0 ? last : `${near.join(', ')} or ${last}`}?`;
}

function nearness(wanted: string, name: string): number {
  // A part of the name typed right is a better sign than few edits: `oneof.set` means `cpp.oneof.set`.
  return name.includes(wanted) && wanted.length > 2 ? 0.5 : editDistance(wanted, name);
}

/** Levenshtein distance with neighbouring letters swapped counted as one edit. */
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
