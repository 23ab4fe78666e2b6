import type { ReactNode } from 'react';
import { LineDrawing } from './icon.tsx';

export type CategoryIconName = 'server' | 'laptop' | 'storage' | 'network' | 'monitor' | 'chip';

/** Apart from the other icons: only a list of all goods shows them. */
const shapes: Record<CategoryIconName, ReactNode> = {
  server: <path d="M3.5 4.5h17v6h-17zM3.5 13.5h17v6h-17zM6.5 7.5h.01M6.5 16.5h.01M10.5 7.5h6.5M10.5 16.5h6.5" />,
  laptop: <path d="M5.5 5h13v10h-13zM5.5 15 3 19h18l-2.5-4" />,
  storage: (
    <path d="M19 6c0 1.4-3.1 2.5-7 2.5S5 7.4 5 6s3.1-2.5 7-2.5S19 4.6 19 6ZM5 6v12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5" />
  ),
  network: <path d="M3 8h18v8H3zM6.5 11v2m2.7-2v2m2.8-2v2m2.8-2v2m2.7-2v2" />,
  monitor: <path d="M3.5 4.5h17v11.5h-17zM8.5 20h7M12 16v4" />,
  chip: (
    <path d="M6.5 6.5h11v11h-11zM10 10h4v4h-4zM9.5 3v3.5M14.5 3v3.5M9.5 17.5V21M14.5 17.5V21M3 9.5h3.5M3 14.5h3.5M17.5 9.5H21M17.5 14.5H21" />
  ),
};

interface CategoryIconProps {
  readonly name: CategoryIconName;
  readonly size?: number;
  readonly className?: string;
}

export function CategoryIcon({ name, ...look }: CategoryIconProps) {
  return <LineDrawing {...look}>{shapes[name]}</LineDrawing>;
}
