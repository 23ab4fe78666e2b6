import { deskPages } from '#contract/desk/desk-urls.ts';
import { madePayoutsSchema, payoutCalls, payoutRunsSchema } from '#contract/money/payouts.ts';
import { runStateNames } from '#domain/payout/payout.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { useRead } from '../../use-read.ts';
import { Payee } from './due-part.tsx';
import { payoutAddress } from './payout-address.ts';
import { PayoutStanding } from './payout-standing.tsx';

/** Payments that stand in a run, or are paid. */
export function MadePart({ state }: { readonly state: 'inRun' | 'paid' }) {
  const { data, error, refetch } = useRead(`${payoutCalls.made}?state=${state}`, madePayoutsSchema, {
    queryKey: [payoutCalls.made, state],
    select: ({ rows }) => rows,
  });
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return (
    <DataTable
      caption={state === 'inRun' ? 'Zahlungen in Läufen' : 'Bezahlt'}
      rows={data}
      keyOf={({ id }) => id}
      empty={state === 'inRun' ? 'Keine Zahlung steht in einem Lauf.' : 'Noch ist aus keinem Lauf etwas bezahlt.'}
      columns={[
        {
          title: 'Auftrag',
          isLead: true,
          isWhole: true,
          cell: ({ offerId, orderId }) => <PageLink href={deskPages.offer(offerId)}>{orderId}</PageLink>,
        },
        { title: 'Empfänger', cell: ({ holder, account }) => <Payee holder={holder} account={account} /> },
        { title: 'Kennung', isWhole: true, cell: ({ endToEndId }) => endToEndId },
        { title: 'Betrag', isLead: true, isNumber: true, cell: ({ amount }) => formatMoney(fromEuros(amount)) },
        {
          title: 'Lauf',
          isWhole: true,
          cell: ({ runId, runNumber }) => <PageLink href={payoutAddress({ run: runId })}>{runNumber}</PageLink>,
        },
        {
          title: 'Stand',
          cell: (row) => <PayoutStanding row={row} />,
        },
      ]}
    />
  );
}

/** The runs so far. */
export function RunsPart() {
  const { data, error, refetch } = useRead(payoutCalls.runs, payoutRunsSchema, { select: ({ runs }) => runs });
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return (
    <DataTable
      caption="Frühere Läufe"
      rows={data}
      keyOf={({ id }) => id}
      empty="Noch kein Lauf."
      columns={[
        {
          title: 'Lauf',
          isLead: true,
          isWhole: true,
          cell: ({ id, number }) => <PageLink href={payoutAddress({ run: id })}>{number}</PageLink>,
        },
        { title: 'Stand', cell: ({ state, byTwo }) => `${runStateNames[state]}${byTwo ? ' von zwei Personen' : ''}` },
        { title: 'Ausführung', isWhole: true, cell: ({ executionDay }) => formatDay(executionDay) },
        { title: 'Zahlungen', isNumber: true, cell: ({ counts: { sepa, paypal } }) => sepa + paypal },
        { title: 'davon bezahlt', isNumber: true, cell: ({ counts: { paid } }) => paid },
        {
          title: 'Summe',
          isLead: true,
          isNumber: true,
          cell: ({ sums: { sepa, paypal } }) => formatMoney(fromEuros(sepa) + fromEuros(paypal)),
        },
        {
          title: 'Zusammengestellt',
          cell: ({ composedBy, composedAt }) => <WhoAndWhen by={composedBy} at={composedAt} />,
        },
      ]}
    />
  );
}
