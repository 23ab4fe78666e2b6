import type { ReactNode } from 'react';

type IconName = 'hand-truck' | 'menu' | 'search' | 'chevron-right';

/** One line family, 1.7 px, always beside a word: those that every first page shows; the others are in `later-icon.tsx`. */
const shapes: Record<IconName, ReactNode> = {
  'hand-truck': (
    <path d="M3 4h2.2c.6 0 1.1.4 1.3 1l3.6 11.5M9.2 12.8l8.6-2.6-1.7-5.4-8.5 2.6M21 15.4l-7.7 2.4M13.2 19a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  search: <path d="m20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
  'chevron-right': <path d="m9 5.5 6.5 6.5L9 18.5" />,
};

export interface IconLook {
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
