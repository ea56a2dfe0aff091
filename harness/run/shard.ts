// `--shard I/N`: which scenarios belong to a part. Scenarios that need the same compiled C++ are in the same part.
// Pure.

import { readShard } from '../../support/shard';
import type { TestProgram } from '../cpp/plan';

/** What a scenario is worth, in milliseconds of processor time; only the proportions matter. */
const worth = { program: 2500, case: 5, ide: 400, generator: 150, notApplicable: 0 };

/** What sharding looks at. */
export interface Shardable {
  readonly id: string;
  readonly tags: readonly string[];
  readonly missing: readonly unknown[];
}

/** Scenarios that stay together. */
interface Group<Scenario> {
  readonly scenarios: Scenario[];
  readonly programs: Set<TestProgram>;
  worth: number;
}

/**
 * The scenarios of one part, in their order. Every scenario belongs to exactly one part, and the parts are the same in
 * each run with the same selection. All test programs of a schema set are in one part, so that no two parts generate or
 * compile the same code; the parts are about equally long.
 *
 * @param text `I/N`
 */
export function shardOf<Scenario extends Shardable>(
  scenarios: readonly Scenario[],
  programs: readonly TestProgram[],
  text: string,
): Scenario[] {
  const { part, parts } = readShard(text);
  const groups = [...groupsOf(scenarios, programs).values()].sort((one, other) => other.worth - one.worth);
  const shards = Array.from({ length: parts }, () => ({ worth: 0, scenarios: new Set<Scenario>() }));
  for (const group of groups) {
    // The longest group first, each to the part with the least work.
    const least = shards.reduce((least, shard) => (lessWork(shard, least) ? shard : least));
    least.worth += group.worth;
    for (const scenario of group.scenarios) least.scenarios.add(scenario);
  }
  const chosen = shards[part - 1]!.scenarios;
  return scenarios.filter((scenario) => chosen.has(scenario));
}

interface Shard {
  readonly worth: number;
  readonly scenarios: ReadonlySet<unknown>;
}

/** Scenarios that are not applicable cost nothing: their number decides. */
function lessWork(one: Shard, other: Shard): boolean {
  return one.worth === other.worth ? one.scenarios.size < other.scenarios.size : one.worth < other.worth;
}

function groupsOf<Scenario extends Shardable>(
  scenarios: readonly Scenario[],
  programs: readonly TestProgram[],
): Map<string, Group<Scenario>> {
  const programOf = new Map(programs.flatMap((program) => program.cases.map(({ pickleId }) => [pickleId, program])));
  const groups = new Map<string, Group<Scenario>>();
  for (const scenario of scenarios) {
    const program = programOf.get(scenario.id);
    const key = program ? `schemas ${program.schemas.name}` : scenario.id;
    const group = groups.get(key) ?? { scenarios: [], programs: new Set(), worth: 0 };
    groups.set(key, group);
    group.scenarios.push(scenario);
    group.worth += worthOf(scenario, program);
    if (!program || group.programs.has(program)) continue;
    group.programs.add(program);
    group.worth += worth.program;
  }
  return groups;
}

function worthOf({ missing, tags }: Shardable, program: TestProgram | undefined): number {
  if (missing.length > 0) return worth.notApplicable;
  if (program) return worth.case;
  return tags.includes('@needs.ide') ? worth.ide : worth.generator;
}
