import type { ReactNode } from 'react';
import type { NumberTable } from '#contract/desk/desk-numbers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface NumberPartProps {
  readonly title: string;
  /** What is counted, and on which day. */
  readonly meaning: string;
  /** The file with its values. */
  readonly table: NumberTable;
  readonly period: { readonly from: string; readonly to: string };
  readonly children: ReactNode;
  /** Behind a chart: the same in rows. */
  readonly rows?: ReactNode;
}

/** A figure with what it means, its picture, its rows, and its file. */
export function NumberPart({ title, meaning, table, period, children, rows }: NumberPartProps) {
  const { from, to } = period;
  return (
    <div className="grid min-w-0 content-start gap-3 rounded-sm border border-line bg-sheet p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-muted">{meaning}</p>
      {children}
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        {rows === undefined ? <span /> : <Disclosure title="Als Tabelle">{rows}</Disclosure>}
        <PageLink
          href={`${deskApi.numbersFile}?from=${from}&to=${to}&table=${table}`}
          className="py-2.5 text-link"
          aria-label={`${title} als CSV`}
        >
          CSV
        </PageLink>
      </div>
    </div>
  );
}
