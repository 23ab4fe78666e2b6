import type { ReactNode } from 'react';
import { type IconLook, LineDrawing } from './icon.tsx';

type LaterIconName =
  | 'clock'
  | 'chevron-left'
  | 'chevron-down'
  | 'calendar'
  | 'check'
  | 'plus'
  | 'minus'
  | 'trash'
  | 'file'
  | 'close';

/** The icons that no first page shows, of the same family as the others. */
const shapes: Record<LaterIconName, ReactNode> = {
  clock: <path d="M12 7v5.2l3.2 1.8M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z" />,
  'chevron-left': <path d="M15 5.5 8.5 12l6.5 6.5" />,
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8" />,
  check: <path d="m5 12.5 4.6 4.6L19 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  trash: <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10.3 10v6.5m3.4-6.5v6.5" />,
  file: <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
};

export function LaterIcon({ name, ...look }: IconLook & { readonly name: LaterIconName }) {
  return <LineDrawing {...look}>{shapes[name]}</LineDrawing>;
}
