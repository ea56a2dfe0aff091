// Test programs -> C++ text. Pure.

import type { PlannedCase, PlannedStep, TestProgram } from './plan';

/** The namespaces that `rt` and `lib` stand for in the features. */
export interface Namespaces {
  readonly rt: string;
  readonly lib: string;
}

/** The text of the precompiled header of every test program: the prelude, the subject's headers, the two namespaces. */
export function subjectHeader(headers: readonly string[], namespaces: Namespaces): string {
  return [
    '// Written by the harness. Every test program of this subject includes it.',
    '#pragma once',
    '#include "touchstone/prelude.h"',
    ...headers.map((header) => `#include "${header}"`),
    // The headers need not declare the namespace.
    ...Object.values(namespaces).map((name) => `namespace ${name} {}`),
    `namespace rt = ${namespaces.rt};`,
    `namespace lib = ${namespaces.lib};`,
    '',
  ].join('\n');
}

function includes(program: TestProgram): string[] {
  return [
    // First, so that generated headers do not depend on other headers.
    ...program.schemas.files.map((file) => `#include "${file.name.replace(/\.proto$/, '')}.pb.h"`),
    ...program.headers.map((header) => `#include <${header}>`),
  ];
}

/** The source of the scenarios' own program, which their cases start. */
export function ownProgramText(program: TestProgram, text: string): string {
  return ["// Written by the harness: a scenario's own program.", ...includes(program), text].join('\n');
}

/** A step's C++ on one line, so that all of its errors have the same line number. */
function oneLine(step: PlannedStep): string {
  return `::touchstone::EnterStep(${step.number}); ${step.cpp!.text.replace(/\s*\n\s*/g, ' ')};`;
}

/** The steps of a case that its function executes, in order. */
export function executedSteps(planned: PlannedCase): PlannedStep[] {
  return planned.steps.filter((step) => step.cpp && step.definition.kind !== 'probe');
}

/**
 * The source of a test program.
 * @param excluded the numbers of the cases to leave out
 */
export function programText(program: TestProgram, excluded: ReadonlySet<number>): string {
  const lines = ['// Written by the harness; #line refers to the feature.', ...includes(program)];
  for (const planned of program.cases) {
    if (planned.refused || excluded.has(planned.number)) continue;
    lines.push(`#line ${planned.line} ${JSON.stringify(planned.feature)}`, `TOUCHSTONE_CASE(${planned.number}) {`);
    for (const step of executedSteps(planned))
      lines.push(`#line ${step.line} ${JSON.stringify(planned.feature)}`, oneLine(step));
    lines.push('}');
  }
  return `${lines.join('\n')}\n`;
}

/** The meaning of a line of the check text. */
export interface CheckedLine {
  readonly case: PlannedCase;
  /** Absent on the line that opens the case. */
  readonly step?: PlannedStep;
  /** The probe, if the line is part of a probe's function. */
  readonly probe?: PlannedStep;
}

/** A text to check, and the meanings of its lines. */
export interface CheckText {
  readonly text: string;
  readonly lines: ReadonlyMap<number, CheckedLine>;
}

/**
 * The text that is only checked, not run: every case, and one function per probe. It has no #line: scenarios of an
 * outline share the lines of their feature, but each has lines of its own here.
 * @param only the numbers of the cases to check; absent: all
 */
export function checkText(program: TestProgram, only?: ReadonlySet<number>): CheckText {
  return textOf(
    program,
    program.cases.filter(({ number }) => !only || only.has(number)),
    true,
  );
}

/** The text that checks the probes alone; undefined if the program has none. */
export function probeText(program: TestProgram): CheckText | undefined {
  const isProbed = ({ refused, steps }: PlannedCase): boolean =>
    !refused && steps.some(({ definition, cpp }) => definition.kind === 'probe' && cpp !== undefined);
  const probed = program.cases.filter(isProbed);
  return probed.length === 0 ? undefined : textOf(program, probed, false);
}

function textOf(program: TestProgram, cases: readonly PlannedCase[], withCases: boolean): CheckText {
  const lines = ['// Written by the harness, to see what compiles.', ...includes(program)];
  const map = new Map<number, CheckedLine>();
  const push = (text: string, checked: CheckedLine): void => {
    lines.push(text);
    map.set(lines.length, checked);
  };
  for (const planned of cases) {
    if (planned.refused) continue;
    if (withCases) {
      push(`TOUCHSTONE_CASE(${planned.number}) {`, { case: planned });
      for (const step of executedSteps(planned)) push(oneLine(step), { case: planned, step });
      push('}', { case: planned });
    }
    for (const [index, probe] of planned.steps.entries()) {
      if (probe.definition.kind !== 'probe' || !probe.cpp) continue;
      push(`void touchstone_probe_${planned.number}_${index}() {`, { case: planned, probe });
      for (const step of planned.steps.slice(0, index)) {
        if (step.definition.kind === 'action' && step.cpp) push(oneLine(step), { case: planned, step, probe });
      }
      push(`{ ${probe.cpp.text.replace(/\s*\n\s*/g, ' ')}; }`, { case: planned, step: probe, probe });
      push('}', { case: planned, probe });
    }
  }
  return { text: `${lines.join('\n')}\n`, lines: map };
}
