import type { ReactNode } from 'react';

type IconName =
  | 'hand-truck'
  | 'menu'
  | 'close'
  | 'search'
  | 'clock'
  | 'chevron-right'
  | 'chevron-left'
  | 'chevron-down'
  | 'calendar'
  | 'check'
  | 'plus'
  | 'minus'
  | 'trash'
  | 'file';

/** One line family, 1.7 px, always beside a word. */
const shapes: Record<IconName, ReactNode> = {
  'hand-truck': (
    <path d="M3 4h2.2c.6 0 1.1.4 1.3 1l3.6 11.5M9.2 12.8l8.6-2.6-1.7-5.4-8.5 2.6M21 15.4l-7.7 2.4M13.2 19a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  search: <path d="m20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
  clock: <path d="M12 7v5.2l3.2 1.8M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z" />,
  'chevron-right': <path d="m9 5.5 6.5 6.5L9 18.5" />,
  'chevron-left': <path d="M15 5.5 8.5 12l6.5 6.5" />,
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8" />,
  check: <path d="m5 12.5 4.6 4.6L19 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  trash: <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10v6.5m3.4-6.5v6.5" />,
  file: <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5" />,
};

interface IconLook {
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <LineDrawing {...look}>{shapes[name]}</LineDrawing>;
}

/** What all icons have in common, whatever they show. */
export function LineDrawing({ size = 24, className, children }: IconLook & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ?? 'shrink-0'}
    >
      {children}
    </svg>
  );
}
