import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bookDiffSchema, bookVersionsSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { bookParts } from '#domain/pricing/price-book.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { BookDiff } from '../features/price-book/book-diff.tsx';
import { LookDialog } from '../features/price-book/look-dialog.tsx';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { useBookLook } from '../features/price-book/use-book-look.ts';
import { DataTable } from '../ui/data-table.tsx';
import { WhoAndWhen } from '../ui/who-and-when.tsx';
import { useRead } from '../use-read.ts';

const partOrder = [
  ...bookParts.map((part) => [part, bookPartTitles[part]] as const),
  ['settings', 'Einstellungen'] as const,
];

/** All versions, what one changed, and an old one taken back. */
export function PriceBookVersionsPage() {
  const [shown, setShown] = useState<number>();
  const { looked, lookAt, forget } = useBookLook();
  const { data, error, refetch } = useRead(priceBookCalls.versions, bookVersionsSchema, {
    select: ({ versions }) => versions,
  });
  const diff = useRead(`${priceBookCalls.diff}?from=${(shown ?? 0) - 1}&to=${shown}`, bookDiffSchema, {
    queryKey: [priceBookCalls.diff, shown],
    enabled: shown !== undefined && shown > 1,
  });
  const newest = data?.[0]?.version ?? 0;

  return (
    <PriceBookFrame here={deskPages.priceBookVersions}>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p>Wird gelesen …</p>
      ) : (
        <DataTable
          caption="Fassungen"
          rows={data}
          keyOf={({ version }) => String(version)}
          empty="Noch gibt es keine Fassung."
          columns={[
            { title: 'Fassung', isNumber: true, cell: ({ version }) => version },
            { title: 'Wer und wann', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
            { title: 'Was', cell: ({ note }) => note },
            {
              title: 'Listen',
              cell: ({ parts }) =>
                partOrder.flatMap(([part, title]) => (parts.includes(part) ? [title] : [])).join(', '),
            },
            {
              title: 'Aktion',
              cell: (row) => (
                <span className="flex flex-wrap gap-2">
                  {row.version > 1 && (
                    <Button aria-expanded={shown === row.version} onClick={() => setShown(row.version)}>
                      Unterschied<span className="sr-only">{` der Fassung ${row.version}`}</span>
                    </Button>
                  )}
                  {row.version !== newest && (
                    <ActionButton
                      kind="secondary"
                      busyText="Wird gerechnet …"
                      action={() => lookAt(priceBookCalls.restore, { basedOn: newest, version: row.version })}
                    >
                      {`Fassung ${row.version} zurückholen …`}
                    </ActionButton>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      <LookDialog looked={looked} onClose={forget} />
      {shown !== undefined && (
        <section aria-live="polite" className="grid gap-3">
          <h2>{`Was Fassung ${shown} geändert hat`}</h2>
          {diff.error && <Refusal text={messageOf(diff.error)} />}
          {diff.data && <BookDiff diff={diff.data} />}
        </section>
      )}
    </PriceBookFrame>
  );
}
