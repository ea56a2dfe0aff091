// What keeps a part of the window from being drawn anew for changes that it does not show.

import { Component, type ComponentChildren } from 'preact';

interface Properties {
  /** The values that the content is made of, always as many. */
  of: readonly unknown[];
  /** Makes the content. */
  children: () => ComponentChildren;
}

/** Draws its content when one of the values has changed that it is made of. */
export class Kept extends Component<Properties> {
  override shouldComponentUpdate({ of: next }: Properties): boolean {
    const { of: now } = this.props;
    return now.some((value, index) => !Object.is(value, next[index]));
  }

  override render({ children }: Properties): ComponentChildren {
    return children();
  }
}
