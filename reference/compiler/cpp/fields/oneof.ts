// The case enum and the accessors of a oneof itself (rules cpp.oneof.case-enum, -not-set, -case-accessor,
// -clear-oneof).
import type { OneofModel } from '../model';
import type { Printer } from '../printer';

/** Prints the case enum, before the accessors that return it. */
export function oneofCase(out: Printer, { names: { caseType, notSet }, fields }: OneofModel): void {
  out.print`enum ${caseType} {`;
  out.indent(() => {
    for (const { names, field } of fields) out.print`${names.caseConstant} = ${field.number},`;
    out.print`${notSet} = 0,`;
  });
  out.print`};`;
}

export function oneofAccessors(out: Printer, { names: { caseType, caseAccessor, clear }, index }: OneofModel): void {
  out.print`
    ${caseType} ${caseAccessor}() const { return static_cast<${caseType}>(fields_.cases[${index}]); }
    void ${clear}() { InternalClearOneof(table_, ${index}); }
  `;
}
