// Components that are drawn again only when a property of theirs is another one.
//
// `preact/compat` has this too, and with it changes every element of the window: its `onChange` of a text field is a
// second `onInput`, called at every key before the first. So the window does without it; the lint rules refuse it.

import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact';

/**
 * Wraps a component that draws the same from the same properties.
 * @param draw the component; it may use hooks
 */
export function memo<Props extends object>(draw: FunctionComponent<Props>) {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !isSame(this.props, next);
    }

    override render(): ComponentChildren {
      return h(draw, this.props);
    }
  };
}

function isSame(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, value]) => others.get(name) === value);
}
