// What a oneof adds to its members' accessors (rules cpp.oneof.case-enum, -not-set, -case-accessor, -clear-oneof).
import type { OneofModel } from '../model';
import type { Printer } from '../printer';

/** The case enum; printed before the accessors that show it. */
export function oneofCase(out: Printer, { caseType, notSet, fields }: OneofModel): void {
  out.print`enum ${caseType} {`;
  out.indent(() => {
    for (const { constant, field } of fields) out.print`k${constant} = ${field.number},`;
    out.print`${notSet} = 0,`;
  });
  out.print`};`;
}

export function oneofAccessors(out: Printer, { caseType, name, index }: OneofModel): void {
  out.print`
    ${caseType} ${name}_case() const { return static_cast<${caseType}>(fields_.cases[${index}]); }
    void clear_${name}() { InternalClearOneof(table_, ${index}); }
  `;
}
