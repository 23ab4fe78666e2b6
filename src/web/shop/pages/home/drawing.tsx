import type { ReactNode } from 'react';

export type DrawingName = 'choose' | 'list' | 'photo';

/** Our own line drawings, 2 px at their size: what somebody has before they ask. */
const shapes: Record<DrawingName, ReactNode> = {
  choose: (
    <>
      <path d="M12 18h96v22H12zM12 46h96v22H12z" />
      <path d="M22 29h.1M30 29h.1M22 57h.1M30 57h.1M48 29h50M48 57h22" />
      <path d="m84 54 5 28 6-9 11-2z" fill="var(--paper)" />
    </>
  ),
  list: (
    <g transform="translate(-14)">
      <path d="M26 8h50l18 18v60H26zM76 8v18h18" />
      <path d="M36 38h8M36 50h8M36 62h8M36 74h8M52 38h30M52 50h30M52 62h22M52 74h30" />
    </g>
  ),
  photo: (
    <g transform="translate(-26)">
      <path d="M38 6h44v82H38zM54 13h12M38 22h44M38 74h44" />
      <path d="M46 38v-7h8M74 38v-7h-8M46 58v7h8M74 58v7h-8M51 44h18v8H51zM55 48h.1M60 48h5" />
    </g>
  ),
};

export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 94"
      width={120}
      height={94}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="-ml-3"
    >
      {shapes[name]}
    </svg>
  );
}
