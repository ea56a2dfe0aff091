// Validates the editions in which a declared option exists (FieldOptions.feature_support).
import type { OptionMessage, Options } from '../model/descriptor';
import type { EnumValueElement, FieldElement } from '../model/elements';
import { editionNumber } from '../syntax/editions';

/** Reports a field whose editions contradict each other, or the editions of its enum's values. */
export function validateFieldSupport(field: FieldElement): void {
  const support = supportOf(field.options);
  const refuse = (message: string) => field.file.reporter.error(field.nameStart, message);
  const fault = contradiction(support);
  if (fault !== undefined) {
    refuse(`"${field.fullName}" ${fault}`);
    return;
  }
  if (support === undefined) return;
  for (const value of field.enumType?.values ?? []) {
    const valueFault = valueContradiction(support, value);
    if (valueFault === undefined) continue;
    refuse(`value "${value.fullName}" ${valueFault} ("${field.fullName}")`);
    return;
  }
}

/** Reports an enum value whose editions contradict each other. */
export function validateValueSupport(value: EnumValueElement): void {
  const fault = contradiction(supportOf(value.options));
  if (fault !== undefined) value.file.reporter.error(value.nameStart, `"${value.fullName}" ${fault}`);
}

function supportOf(options: Options): OptionMessage | undefined {
  return options.feature_support as OptionMessage | undefined;
}

function edition(support: OptionMessage, key: string): number {
  const value = support[key];
  return typeof value === 'string' ? editionNumber(value) : 0;
}

function contradiction(support: OptionMessage | undefined): string | undefined {
  if (support === undefined) return undefined;
  const introduced = edition(support, 'edition_introduced');
  const deprecated = edition(support, 'edition_deprecated');
  const removed = edition(support, 'edition_removed');
  const says = (key: string): boolean => support[key] !== undefined;
  if (says('edition_deprecated')) {
    if (deprecated < introduced) return 'is deprecated before it is introduced';
    if (!says('deprecation_warning')) return 'is deprecated but has no `deprecation_warning`';
  } else if (says('deprecation_warning')) return 'has a `deprecation_warning` but no `edition_deprecated`';
  if (!says('edition_removed'))
    return says('removal_error') ? 'has a `removal_error` but no `edition_removed`' : undefined;
  if (deprecated >= removed) return 'is not deprecated before it is removed';
  if (removed < introduced) return 'is removed before it is introduced';
  if (introduced !== removed && !says('removal_error')) return 'is removed but has no `removal_error`';
  return undefined;
}

function valueContradiction(parent: OptionMessage, value: EnumValueElement): string | undefined {
  const own = supportOf(value.options);
  if (own === undefined) return undefined;
  const merged = { ...parent, ...own };
  const fault = contradiction(merged);
  if (fault !== undefined) return fault;
  const isLater = (key: string) => parent[key] !== undefined && edition(merged, key) > edition(parent, key);
  if (edition(merged, 'edition_introduced') < edition(parent, 'edition_introduced'))
    return 'is introduced before its option';
  if (isLater('edition_removed')) return 'is removed after its option';
  if (isLater('edition_deprecated')) return 'is deprecated after its option';
  return undefined;
}
