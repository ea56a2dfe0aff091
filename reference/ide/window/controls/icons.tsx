// Icons of buttons. Assistive technology reads the button's name and ignores the icon.

/** SVG outlines in a square of 16 by 16. */
const outlines = {
  add: 'M8 3v10M3 8h10',
  breakpoint: 'M8 4.5a3.5 3.5 0 1 0 .01 0z',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  down: 'M8 3v10M4 9l4 4 4-4',
  failed: 'M4 4l8 8M12 4l-8 8',
  help: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.4 8.6 8 9 8 10M8 12.6v.4',
  off: 'M8 3a5 5 0 1 0 .01 0zM4.5 4.5l7 7',
  passed: 'M3 8.5l3.5 3.5L13 4.5',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  pending: 'M8 3a5 5 0 1 0 5 5',
  play: 'M5 3.5v9L12.5 8z',
  playFrom: 'M3 3v10M6.5 3.5v9L13 8z',
  playOne: 'M4.5 3.5v9L10.5 8zM13 3.5v9',
  redo: 'M13 6H6a3.5 3.5 0 0 0 0 7h4M10 3l3 3-3 3',
  remove: 'M3 4.5h10M6.5 4V2.8h3V4M4.5 4.5l.7 8.7h5.6l.7-8.7',
  step: 'M3 8h7M7 5l3 3-3 3M13 3.5v9',
  stop: 'M4 4h8v8H4z',
  undetermined: 'M3 8h10',
  undo: 'M3 6h7a3.5 3.5 0 0 1 0 7H6M6 3L3 6l3 3',
  up: 'M8 13V3M4 7l4-4 4 4',
  warning: 'M8 2.5L14.5 13.5H1.5zM8 6.5v3.5M8 11.6v.4',
} as const;

export type IconName = keyof typeof outlines;

/** An icon. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  );
}

/** A button with an icon; its name is the tooltip. */
export function IconButton({
  icon,
  label,
  keys,
  disabled,
  pressed,
  onClick,
}: {
  icon: IconName;
  label: string;
  /** The shortcut for the same action. */
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
