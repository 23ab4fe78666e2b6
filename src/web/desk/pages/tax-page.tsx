import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type TaxCaseRow, taxCalls, taxCaseSchema, taxCasesSchema } from '#contract/money/desk-tax.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useActions } from '../actions/use-actions.ts';
import { TaxCasePart } from '../features/tax/tax-case.tsx';
import { isFocusFree } from '../ui/is-focus-free.ts';
import { useOwnSearch } from '../use-own-search.ts';
import { useRead } from '../use-read.ts';

const addressOf = (offerId: string) => `${deskPages.tax}?verkauf=${offerId}`;

/** Sales about whose tax somebody has to decide, one after the other: the address names the one that is open. */
export function TaxPage() {
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  const named = new URLSearchParams(useOwnSearch(deskPages.tax)).get('verkauf');
  const { data, error, refetch } = useRead(taxCalls.cases, taxCasesSchema);
  const rows = data?.cases ?? [];
  const openId = named ?? rows[0]?.offerId;
  const place = rows.findIndex(({ offerId }) => offerId === openId);
  const go = (row: TaxCaseRow | undefined) => {
    void router.navigate({ href: row === undefined ? deskPages.tax : addressOf(row.offerId) });
    page.current?.focus({ preventScroll: true });
  };
  useActions({
    nextRow: () => go(rows[Math.min(place + 1, rows.length - 1)]),
    previousRow: () => go(rows[Math.max(place - 1, 0)]),
  });
  useEffect(() => {
    if (isFocusFree()) page.current?.focus({ preventScroll: true });
  }, []);
  const next = rows.filter(({ offerId }) => offerId !== openId)[Math.max(place, 0)] ?? rows[0];
  return (
    <div className="px-5 py-6 md:px-7">
      <h1>{deskPageTable.tax.title}</h1>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && error === null && <p role="status">Wird geladen …</p>}
      {data !== undefined && rows.length === 0 && (
        <p className="mt-5 rounded-sm bg-steel p-5">Nichts zu entscheiden: Bei jedem Verkauf steht die Steuer fest.</p>
      )}
      <div className="mt-5 grid gap-x-8 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {rows.length > 0 && (
          <div
            ref={page}
            tabIndex={-1}
            data-keys="list"
            className={classNames('outline-none', named !== null && 'max-lg:hidden')}
          >
            <p className="mb-2 text-muted">{rows.length === 1 ? '1 Verkauf' : `${rows.length} Verkäufe`}</p>
            <ul className="border-t border-line" aria-label="Zu entscheiden">
              {rows.map((row) => (
                <li key={row.offerId} className="border-b border-line">
                  <CaseLink row={row} isOpen={row.offerId === openId} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {openId !== undefined && (
          // Where there is room for one of both, the list comes first.
          <div className={named === null ? 'max-lg:hidden' : ''}>
            <p className="mb-4 lg:hidden">
              <PageLink href={deskPages.tax} className="text-link">
                {rows.length === 0 ? 'Zur Liste' : `Zur Liste (${rows.length})`}
              </PageLink>
            </p>
            <OpenCase key={openId} offerId={openId} onDecided={() => go(next?.offerId === openId ? undefined : next)} />
          </div>
        )}
      </div>
    </div>
  );
}

function CaseLink({ row, isOpen }: { readonly row: TaxCaseRow; readonly isOpen: boolean }) {
  return (
    <PageLink
      href={addressOf(row.offerId)}
      {...(isOpen && { 'aria-current': true as const })}
      className={isOpen ? 'block bg-steel px-3 py-2' : 'block px-3 py-2 hover:bg-steel'}
    >
      <span className="flex justify-between gap-3">
        <span className="font-emphasis">{row.seller}</span>
        {row.amount !== undefined && (
          <span className="whitespace-nowrap tabular-nums">{formatMoney(fromEuros(row.amount))}</span>
        )}
      </span>
      <span className="block text-sm text-muted">
        {row.number}
        {row.by !== undefined && `, zugesagt bis ${formatDay(row.by)}`}
      </span>
      {row.open.map((text) => (
        <span key={text} className={row.isBlocking ? 'block text-sm text-warn' : 'block text-sm'}>
          {text}
        </span>
      ))}
    </PageLink>
  );
}

interface OpenCaseProps {
  readonly offerId: string;
  readonly onDecided: () => void;
}

function OpenCase({ offerId, onDecided }: OpenCaseProps) {
  const { data, error, refetch } = useRead(taxCalls.case(offerId), taxCaseSchema);
  if (error !== null) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return <TaxCasePart taxCase={data} onDecided={onDecided} />;
}
