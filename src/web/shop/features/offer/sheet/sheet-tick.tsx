import { useEffect, useRef } from 'react';
import type { Choosing } from './choosing.ts';
import type { GoodsRow } from './sheet-row.ts';

interface SheetTickProps {
  /** What a tick sells. */
  readonly label: string;
  readonly rows: readonly GoodsRow[];
  readonly choosing: Choosing;
}

/** Sells or keeps some positions; a dash where only some of them are sold. */
export function SheetTick({ label, rows, choosing: { left, fixed, choose } }: SheetTickProps) {
  const box = useRef<HTMLInputElement>(null);
  const kept = rows.filter(({ key }) => left.has(key)).length;
  const isPartly = kept > 0 && kept < rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="flex min-h-11 min-w-11 items-start py-2.5 print:min-h-0 print:py-0">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className="tick-box scroll-mt-32 scroll-mb-32"
        checked={kept === 0}
        disabled={rows.every(({ key }) => fixed.has(key))}
        onChange={({ target }) => {
          const keys = rows.map(({ key }) => key);
          choose(keys, target.checked);
        }}
      />
    </label>
  );
}
