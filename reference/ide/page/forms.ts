// Choosing, ticking and sending.

import { collapse, textPattern } from '../locators/text-pattern';
import { chooseOption, click } from './pointer';
import { ActionProblem } from './problem';
import { isChecked } from './state';

/** Chooses an option of a select. */
export function select(element: Element, optionLocator: string): void {
  chooseOption(optionOf(element, optionLocator));
}

/** Chooses an option beside those that are chosen. */
export function addSelection(element: Element, optionLocator: string): void {
  chooseOption(optionOf(multiple(element), optionLocator));
}

/** Takes back the choice of an option. */
export function removeSelection(element: Element, optionLocator: string): void {
  chooseOption(optionOf(multiple(element), optionLocator), false);
}

function multiple(element: Element): Element {
  if (element instanceof HTMLSelectElement && element.multiple) return element;
  throw new ActionProblem('the element is not a select of which several options can be chosen');
}

/** The option by `label=`, `value=`, `id=` or `index=`; without a prefix, by its label. Labels and values are patterns. */
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
  throw new ActionProblem(`the select has no option ${locator}; it has ${labels.join(', ') || 'none at all'}`);
}

/** Ticks a box or takes the tick away; clicks only when that changes something. */
export function setChecked(element: Element, checked: boolean): void {
  if (isChecked(element) !== checked) click(element);
  if (isChecked(element) !== checked) {
    throw new ActionProblem(`the element cannot be ${checked ? 'checked' : 'unchecked'} by a click`);
  }
}

/** Sends a form, or the form that an element belongs to, as far as its fields are valid. */
export function submit(element: Element): void {
  const form = element.closest('form');
  if (!form) throw new ActionProblem('the element does not belong to a form');
  const invalid = form.noValidate ? null : form.querySelector<HTMLInputElement>(':invalid:not(fieldset)');
  form.requestSubmit();
  if (invalid) {
    const name = invalid.name || invalid.id || invalid.localName;
    throw new ActionProblem(`the form was not sent: ${name} is not valid: ${invalid.validationMessage}`);
  }
}
