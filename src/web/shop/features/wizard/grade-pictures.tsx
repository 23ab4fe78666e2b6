import type { ReactNode } from 'react';
import type { GoodsShape } from '#domain/catalogue/goods-shape.ts';

/** Our own line drawings, 2 px at their size: the goods themselves, the same in all three grades. */
const goods: Record<GoodsShape, ReactNode> = {
  notebook: <path d="M24 10h72v46H24zM24 56 12 72h96L96 56M50 66h20" />,
  handheld: <path d="M40 6h40v68H40zM40 15h40M40 64h40M57 69h6" />,
  monitor: <path d="M16 8h88v50H16zM52 58v12M68 58v12M40 72h40" />,
  rack: (
    <path d="M10 22h100v36H10zM20 22v36M100 22v36M15 28v.1M15 52v.1M105 28v.1M105 52v.1M28 30h14v20H28zM46 30h14v20H46zM64 30h14v20H64zM86 34h8M86 42h8" />
  ),
  desktop: <path d="M38 6h44v68H38zM46 14h28M46 21h28M60 40v.1M52 60h16M52 66h16" />,
};

type Grade = 'a' | 'b' | 'c';

/** Where a mark of use lies on the goods. */
const wear: Record<GoodsShape, Record<Exclude<Grade, 'a'>, ReactNode>> = {
  notebook: {
    b: <path d="m32 20 10 6M36 30l6 4M74 44l10 4M26 68l8 2M84 68l6-3" />,
    c: <path d="m60 10 6 12-8 8 12 10-6 16M66 22l14-4M58 30l-16 6M70 40l16 6M24 10l7 7" />,
  },
  handheld: {
    b: <path d="m46 22 8 6M48 34l5 4M66 52l8 4M44 58l5 2" />,
    c: <path d="m40 24 14 8 4 14 22 8M54 32l14-10M58 46l-8 18M80 6l-6 7" />,
  },
  monitor: {
    b: <path d="m26 18 10 6M30 30l6 4M80 44l12 4M84 16l6 4" />,
    c: <path d="m70 8-8 16 12 8-8 12 10 14M62 24l-20 4M74 32l20-6M66 44l-22 6M16 58l8-7" />,
  },
  rack: {
    b: <path d="m30 26 10-2M66 54l10 2M88 50l8 3M13 40l4 3" />,
    c: <path d="M110 22 99 33M10 58l10-10M64 30l14 20M78 30 64 50M84 54l12 3" />,
  },
  desktop: {
    b: <path d="m44 30 10 6M46 42l6 4M66 52l8 4M70 32l6 3" />,
    c: <path d="m82 6-11 10M38 74l10-9M44 34l30 14M50 50l18-14M46 60l8-4" />,
  },
};

const captions: Record<Grade, string> = {
  a: 'Wie neu (A): kaum Spuren, nichts fällt auf',
  b: 'Gebraucht (B): Kratzer und blanke Stellen, nichts gebrochen',
  c: 'Beschädigt (C): Riss, Bruch, Delle oder tiefe Kratzer',
};
const grades = ['a', 'b', 'c'] as const;

/** The three grades of outer condition, drawn for goods of this shape. */
export function GradePictures({ shape }: { readonly shape: GoodsShape }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-4 pb-2">
      {grades.map((grade) => (
        <li key={grade}>
          <svg
            aria-hidden="true"
            focusable="false"
            viewBox="0 0 120 80"
            className="w-full max-w-40 rounded-sm border border-line bg-sheet"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {goods[shape]}
            {grade !== 'a' && (
              <g stroke="var(--warn)" strokeWidth={grade === 'c' ? 2.5 : 1.5}>
                {wear[shape][grade]}
              </g>
            )}
          </svg>
          <p className="mt-1.5 text-sm">{captions[grade]}</p>
        </li>
      ))}
    </ul>
  );
}
