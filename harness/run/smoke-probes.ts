// The small scenarios of the smoke checks: one for each capability that a few steps can show to work.

import type { Capability } from '../subject/capabilities';

/** The small scenario of a capability. */
export interface Probe {
  readonly capability: Capability;
  readonly steps: readonly string[];
}

const docString = (text: string): string[] => ['"""proto', ...text.split('\n'), '"""'];
const usesNumber = ['Then `Smoke().number()` is `0`'];

export const probes: readonly Probe[] = [
  {
    capability: 'cpp',
    steps: ['Given the schema', ...docString('syntax = "proto3";\nmessage Smoke { int32 number = 1; }'), ...usesNumber],
  },
  {
    capability: 'lite',
    steps: [
      'Given the lite runtime',
      'And the schema',
      ...docString(
        'syntax = "proto2";\noption optimize_for = LITE_RUNTIME;\nmessage Smoke { optional int32 number = 1; }',
      ),
      ...usesNumber,
    ],
  },
  {
    capability: 'proto3-optional',
    steps: [
      'Given the schema',
      ...docString('syntax = "proto3";\nmessage Smoke { optional int32 number = 1; }'),
      'Then `Smoke().has_number()` is `false`',
    ],
  },
  {
    capability: 'editions',
    steps: ['Given the schema', ...docString('edition = "2023";\nmessage Smoke { int32 number = 1; }'), ...usesNumber],
  },
  {
    capability: 'descriptors',
    steps: [
      'Given the header `google/protobuf/descriptor.h`',
      'And the schema',
      ...docString('syntax = "proto3";\nmessage Smoke { int32 number = 1; }'),
      'Then `Smoke::descriptor()->field_count()` is `1`',
    ],
  },
  {
    capability: 'ide',
    steps: ['Given the IDE is open', 'When plugin A gets /health', 'Then plugin A is answered without an error'],
  },
];

/** The rule that a capability's scenario stands for. */
export function probeRule(capability: Capability): string {
  return `${capability === 'ide' ? 'ide' : 'cpp'}.smoke.${capability}`;
}

/** A feature with the scenario of a capability. */
export function probeFeature({ capability, steps }: Probe): string {
  const needs = capability === 'ide' ? '@needs.ide' : `@needs.cpp @needs.${capability}`;
  return [
    needs,
    `Feature: ${capability}`,
    `  @${probeRule(capability)}`,
    '  Rule: it works',
    '    Scenario: smoke',
    ...steps.map((line) => `      ${line}`),
    '',
  ].join('\n');
}
