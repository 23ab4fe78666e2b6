import type { ReactNode } from 'react';
import type { BidGroup } from '#contract/sale/bid-sheet.ts';
import { numberText } from '#domain/values/number-text.ts';

/** One thing beside the sheet. */
export function SidePart({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-sm border border-line bg-sheet p-4">
      <h2>{title}</h2>
      {note !== undefined && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** 'Zeile 29 der Liste', '12 Stück, 3 Zeilen der Liste'. */
export function whereFrom({ quantity, lines }: BidGroup): string {
  const [first] = lines;
  const place =
    lines.length === 1 && first ? `Zeile ${numberText(first.position)}` : `${numberText(lines.length)} Zeilen`;
  return `${numberText(quantity)} Stück, ${place} der Anfrage`;
}
