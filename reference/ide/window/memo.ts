// Components that render again only when one of their properties changes.
//
// `preact/compat` has this too, but importing it changes every element of the window: `onChange` of a text field then
// acts as a second `onInput`, called at every key before the first. So a lint rule forbids `preact/compat`.

import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact';

/**
 * Memoizes a component whose output depends on its properties only.
 * @param component may use hooks
 */
export function memo<Props extends object>(component: FunctionComponent<Props>) {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !isSame(this.props, next);
    }

    override render(): ComponentChildren {
      return h(component, this.props);
    }
  };
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}
