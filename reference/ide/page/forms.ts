// Selects options, checks boxes, submits forms.

import { collapse, textPattern } from '../locators/text-pattern';
import { chooseOption, click } from './pointer';
import { ActionProblem } from './problem';
import { isChecked } from './state';

/** Selects an option. */
export function select(element: Element, optionLocator: string): void {
  chooseOption(optionOf(element, optionLocator));
}

/** Selects one more option. */
export function addSelection(element: Element, optionLocator: string): void {
  chooseOption(optionOf(multiple(element), optionLocator));
}

/** Deselects an option. */
export function removeSelection(element: Element, optionLocator: string): void {
  chooseOption(optionOf(multiple(element), optionLocator), false);
}

function multiple(element: Element): Element {
  if (element instanceof HTMLSelectElement && element.multiple) return element;
  throw new ActionProblem('the element is not a select with multiple selection');
}

/** Finds an option by `label=` (or no prefix), `value=`, `id=` or `index=`. Labels and values are patterns. */
function optionOf(element: Element, locator: string): HTMLOptionElement {
  if (!(element instanceof HTMLSelectElement)) throw new ActionProblem('the element is not a select');
  const [, kind = 'label', wanted = ''] = /^(?:(label|value|id|index)=)?(.*)$/s.exec(locator) ?? [];
  const matches = textPattern(wanted);
  const option = [...element.options].find((candidate, index) => {
    switch (kind) {
      case 'value':
        return candidate.value === wanted || matches(candidate.value);
      case 'id':
        return candidate.id === wanted;
      case 'index':
        return String(index) === wanted.trim();
      default:
        return matches(collapse(candidate.label));
    }
  });
  if (option) return option;
  const labels = [...element.options].slice(0, 10).map(({ label }) => JSON.stringify(collapse(label)));
  throw new ActionProblem(`the select has no option ${locator}; its options: ${labels.join(', ') || 'none'}`);
}

/** Checks or unchecks a box; clicks only if that changes its state. */
export function setChecked(element: Element, checked: boolean): void {
  if (isChecked(element) !== checked) click(element);
  if (isChecked(element) !== checked) {
    throw new ActionProblem(`the element cannot be ${checked ? 'checked' : 'unchecked'} by a click`);
  }
}

/** Submits a form, or the form of an element, if its fields are valid. */
export function submit(element: Element): void {
  const form = element.closest('form');
  if (!form) throw new ActionProblem('the element does not belong to a form');
  const invalid = form.noValidate ? null : form.querySelector<HTMLInputElement>(':invalid:not(fieldset)');
  form.requestSubmit();
  if (invalid) {
    const name = invalid.name || invalid.id || invalid.localName;
    throw new ActionProblem(`the form was not submitted: ${name} is invalid: ${invalid.validationMessage}`);
  }
}
