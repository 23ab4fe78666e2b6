import { deskPages } from '#contract/desk/desk-urls.ts';
import { type PayoutRow, type PayoutRun, payoutCalls, payoutRunSchema } from '#contract/money/payouts.ts';
import { type PayoutFileKind, runStateNames } from '#domain/payout/payout.ts';
import { runChecks } from '#domain/payout/run.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { useRead } from '../../use-read.ts';
import { Payee } from './due-part.tsx';
import { PaidByHand } from './paid-by-hand.tsx';
import { PayoutReasonForm } from './payout-reason-form.tsx';
import { PayoutStanding } from './payout-standing.tsx';
import { ReleaseBar } from './release-bar.tsx';

/** What is done with a file once it is fetched. */
const nextSteps: Readonly<Record<PayoutFileKind, string>> = {
  pain001: 'Geben Sie diese Datei Ihrer Bank. Bezahlt ist erst, was ein Kontoauszug bestätigt.',
  paypalCsv:
    'Geben Sie diese Datei PayPal, von einem ZIP-Archiv jede Datei darin einzeln, und tragen Sie danach jede Zahlung als bezahlt ein.',
};

const creditedHint =
  'Geschuldet ist inzwischen ein anderer Betrag: Diese Zahlung wird angerechnet, der Verkauf bleibt offen.';

/** One run: what is checked, who lets it go, its files, and what became of each payment. */
export function RunPart({ runId, onDone }: { readonly runId: string; readonly onDone: () => void }) {
  const { api, queries } = useDesk();
  const queryKey = [payoutCalls.run(runId)];
  const { data: run, error, refetch } = useRead(payoutCalls.run(runId), payoutRunSchema);
  const heading = useFocusWhenLost<HTMLHeadingElement>(run?.state);
  async function change(address: string, body: object) {
    const changed = payoutRunSchema.parse(await api.post(address, body));
    queries.setQueryData(queryKey, changed);
    void queries.invalidateQueries({ queryKey: [payoutCalls.due] });
    return changed;
  }
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (run === undefined) return <p role="status">Wird geladen …</p>;
  const inside = run.payouts.filter(({ state }) => state !== 'dropped');
  const total = inside.reduce((sum, { amount }) => sum + fromEuros(amount), 0);
  const said = run.payouts.filter(({ bankWords }) => bankWords.some(({ isOpen }) => isOpen)).length;
  const isDoubted = inside.some(({ doubt }) => doubt !== undefined);
  const { counts, sums } = run;
  const facts: readonly (readonly [string, string])[] = [
    ['SEPA-Überweisungen', partText(counts.sepa, sums.sepa)],
    ['PayPal', partText(counts.paypal, sums.paypal)],
    ['Ausführung', formatDayInFull(run.executionDay)],
    ['Prüfungen', `${runChecks.join(', ')}: ${isDoubted ? 'nicht alle bestanden' : 'alle bestanden'}`],
    ['Zusammengestellt', `${run.composedBy}, ${formatInstant(run.composedAt)}`],
    ['Freigabe', releaseText(run)],
  ];
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        Lauf {run.number}: {runStateNames[run.state]}
      </h2>
      {said > 0 && (
        <p className="rounded-sm bg-warn-soft p-4 text-warn">
          {said === 1 ? 'Zu einer Zahlung' : `Zu ${said} Zahlungen`} hat die Bank etwas gesagt, das zu klären ist. Es
          steht unten bei der Zahlung.
        </p>
      )}
      <dl className="grid max-w-[50rem] border-t border-line">
        {facts.map(([name, text]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {run.files.map(({ id, kind, name, sha256, downloads }) => (
        <div key={id} className="rounded-sm bg-steel p-4">
          <a className="text-link font-emphasis" href={payoutCalls.file(id)} download={name}>
            {name} herunterladen
          </a>
          <p>{nextSteps[kind]}</p>
          <p className="text-sm wrap-anywhere text-muted">SHA-256 {sha256}</p>
          <ul className="text-sm text-muted">
            {downloads.map(({ at, by }) => (
              <li key={`${at} ${by}`}>
                geholt von {by}, {formatInstant(at)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <DataTable
        caption="Zahlungen des Laufs"
        rows={run.payouts}
        keyOf={({ id }) => id}
        empty="In diesem Lauf ist keine Zahlung."
        columns={[
          {
            title: 'Auftrag',
            isLead: true,
            isWhole: true,
            cell: ({ offerId, orderId }) => <PageLink href={deskPages.offer(offerId)}>{orderId}</PageLink>,
          },
          { title: 'Empfänger', cell: (row) => <FoldedPayee row={row} /> },
          { title: 'Beleg', isWhole: true, cell: ({ paper }) => paper ?? 'Rechnung' },
          { title: 'Kennung', isWhole: true, cell: ({ endToEndId }) => endToEndId },
          { title: 'Betrag', isLead: true, isNumber: true, cell: ({ amount }) => formatMoney(fromEuros(amount)) },
          {
            title: 'Stand',
            cell: (row) => (
              <>
                <PayoutStanding row={row} />
                {(row.doubt ?? row.reason) !== undefined && (
                  <span className="block text-sm text-warn">{row.doubt ?? row.reason}</span>
                )}
                {(row.state === 'composed' || row.state === 'ordered') && (
                  <PayoutReasonForm
                    name={row.id}
                    act={row.state === 'composed' ? 'Aus dem Lauf nehmen' : 'Nicht ausgeführt'}
                    label={`Warum ${row.orderId} so nicht gezahlt wird`}
                    onDone={onDone}
                    onSubmit={(reason) => change(payoutCalls.withdraw, { payoutId: row.id, reason })}
                  />
                )}
                {row.state === 'ordered' && (row.isEnded || row.isOtherOwed) && (
                  <PayoutReasonForm
                    name={`made-${row.id}`}
                    act="Von Hand bezahlt"
                    label={`Zahlungsreferenz für ${row.orderId}`}
                    {...(row.isOtherOwed && { hint: creditedHint })}
                    most={140}
                    onDone={onDone}
                    onSubmit={(reason) => change(payoutCalls.notePaid, { payoutId: row.id, reason })}
                  />
                )}
                {row.state === 'ordered' && !row.isEnded && !row.isOtherOwed && (
                  <PaidByHand offerId={row.offerId} orderId={row.orderId} onDone={onDone} />
                )}
              </>
            ),
          },
        ]}
      />
      {run.state === 'composed' && <ReleaseBar run={run} count={inside.length} total={total} onChange={change} />}
    </div>
  );
}

function partText(count: number, euros: number): string {
  return count === 0 ? 'keine' : `${count} · ${formatMoney(fromEuros(euros))}`;
}

function releaseText({ state, releasedBy, releasedAt, needsSecondPerson, secondPersonFrom }: PayoutRun): string {
  if (releasedBy !== undefined && releasedAt !== undefined) return `${releasedBy}, ${formatInstant(releasedAt)}`;
  if (state === 'discarded') return 'verworfen';
  return needsSecondPerson
    ? `offen, von einer zweiten Person: ab ${formatMoney(fromEuros(secondPersonFrom))} nötig`
    : 'offen, eine Person genügt';
}

/** To whom it goes, and what the bank reads otherwise than we have it. */
function FoldedPayee({ row: { holder, account, folded } }: { readonly row: PayoutRow }) {
  return (
    <>
      <Payee holder={holder} account={account} />
      {folded.map(({ what, after, isCut }) => (
        <span key={what} className="block text-sm">
          {what === 'name' ? 'Bank liest' : 'Zweck für die Bank'}: {after}
          {isCut && ' (gekürzt)'}
        </span>
      ))}
    </>
  );
}
