import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { composedRunSchema, type DuePayouts, type DueRow, payoutCalls } from '#contract/money/payouts.ts';
import { payoutStateNames } from '#domain/payout/payout.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { PaidByHand } from './paid-by-hand.tsx';
import { payoutAddress } from './payout-address.ts';
import { ReleasePayee } from './release-payee.tsx';
import { SettleAccount } from './settle-account.tsx';

interface DuePartProps {
  readonly due: DuePayouts;
  /** Only what waits for something. */
  readonly onlyHeld: boolean;
  readonly onGo: (address: string) => void;
  /** Takes the focus after something was done to a row, which may have gone. */
  readonly onDone: () => void;
}

const isPayable = ({ holds, amount }: DueRow) => holds.length === 0 && amount !== undefined;
/** Nothing is left to pay, and the sale only has to end. */
const isClosing = ({ holds }: DueRow) => holds.some(({ place }) => place === 'closing');
/** What holds a payment from its file alone. */
const byHandOnly: readonly DueRow['holds'][number]['code'][] = ['paypalUnwritable', 'bicMissing', 'placeMissing'];
/** Also what nothing holds but that no file takes it. */
const mayPayByHand = (row: DueRow) =>
  row.amount !== undefined &&
  row.holds.every(({ code, place }) => byHandOnly.includes(code) || place === 'closing') &&
  (isClosing(row) || row.credited === undefined);
const centsOf = ({ amount = 0 }: DueRow) => fromEuros(amount);

/** What is to be paid; what is ticked goes into the next run. */
export function DuePart({ due, onlyHeld, onGo, onDone }: DuePartProps) {
  const { api, queries } = useDesk();
  const rows = due.rows.filter((row) => (onlyHeld ? row.holds.length > 0 : row.isRequested));
  const payable = rows.filter(isPayable);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [runId] = useState(randomUuid);
  const chosen = payable.filter(({ offerId }) => !left.has(offerId));
  const total = chosen.reduce((sum, row) => sum + centsOf(row), 0);
  const all = due.counts.payable - left.size;
  async function compose(what: object) {
    const made = composedRunSchema.parse(await api.post(payoutCalls.compose, { runId, ...what }));
    void queries.invalidateQueries();
    onGo(payoutAddress({ run: made.runId }));
  }
  const ofChosen = useAction(() => compose({ offerIds: chosen.map(({ offerId }) => offerId) }));
  const ofAll = useAction(() => compose({ allBut: [...left] }));

  function tick(offerId: string, isOn: boolean) {
    const next = new Set(left);
    if (isOn) next.delete(offerId);
    else next.add(offerId);
    setLeft(next);
  }

  return (
    <>
      <DataTable
        caption={onlyHeld ? 'Was nicht gezahlt werden kann' : 'Was zu zahlen ist'}
        rows={rows}
        keyOf={({ offerId }) => offerId}
        empty={onlyHeld ? 'Nichts ist gesperrt.' : 'Nichts ist zu zahlen.'}
        columns={[
          ...(onlyHeld
            ? []
            : [
                {
                  title: 'Wahl',
                  isLead: true as const,
                  head: payable.length > 1 && (
                    <TickBox
                      label="Alle zahlen"
                      isOn={left.size === 0}
                      onTick={(isOn) => setLeft(new Set(isOn ? [] : payable.map(({ offerId }) => offerId)))}
                    />
                  ),
                  cell: (row: DueRow) =>
                    isPayable(row) && (
                      <TickBox
                        label={`${row.orderId} zahlen`}
                        isOn={!left.has(row.offerId)}
                        onTick={(isOn) => tick(row.offerId, isOn)}
                      />
                    ),
                },
              ]),
          {
            title: 'Auftrag',
            isLead: true,
            isWhole: true,
            cell: ({ offerId, orderId }) => <PageLink href={deskPages.offer(offerId)}>{orderId}</PageLink>,
          },
          { title: 'Empfänger', cell: ({ holder, account }) => <Payee holder={holder} account={account} /> },
          { title: 'Beleg', isWhole: true, cell: ({ paper }) => paper ?? 'noch keiner' },
          {
            title: 'Betrag',
            isLead: true,
            isNumber: true,
            cell: (row) => (row.amount === undefined ? 'offen' : <strong>{formatMoney(centsOf(row))}</strong>),
          },
          {
            title: 'Zugesagt bis',
            isWhole: true,
            cell: ({ by, isOverdue }) => (
              <>
                {by === undefined ? '–' : formatDay(by)}
                {isOverdue && <span className="block text-sm text-warn">überfällig</span>}
              </>
            ),
          },
          { title: 'Stand', cell: (row) => <Standing row={row} onDone={onDone} /> },
        ]}
      />
      {!onlyHeld && payable.length > 0 && (
        <div className="sticky bottom-0 z-10 -mx-7 mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink bg-sheet px-7 py-2.5">
          <p className="mr-auto">
            <span className="text-[1.5rem] font-headline whitespace-nowrap">{formatMoney(total)}</span>{' '}
            <span className="text-muted">
              an {chosen.length} {chosen.length === 1 ? 'Empfänger' : 'Empfänger, je eine Überweisung'}
            </span>
          </p>
          <Refusal text={ofChosen.refusal ?? ofAll.refusal} />
          {all > chosen.length && (
            <Button busy={ofAll.busy} busyText="Wird zusammengestellt …" onClick={() => void ofAll.run()}>
              Alle {all} zahlbaren zusammenstellen
            </Button>
          )}
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            busy={ofChosen.busy}
            busyText="Wird zusammengestellt …"
            onClick={() => void ofChosen.run()}
          >
            Lauf zusammenstellen
          </Button>
        </div>
      )}
    </>
  );
}

interface TickBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

function TickBox({ label, isOn, onTick }: TickBoxProps) {
  return (
    <span className="flex min-h-11 items-center">
      <input
        type="checkbox"
        className="tick-box"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onTick(event.target.checked)}
      />
    </span>
  );
}

/** To whom and on which account. */
export function Payee({ holder, account }: { readonly holder: string; readonly account: string }) {
  return (
    <>
      <span className="wrap-anywhere">{holder}</span>
      <span className="block text-sm whitespace-nowrap text-muted">{account}</span>
    </>
  );
}

function Standing({ row, onDone }: { readonly row: DueRow; readonly onDone: () => void }) {
  const { holds, before, credited, needsSecondPerson, isEnded, offerId, orderId } = row;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {holds.map(({ code, text, place }) => (
        <span key={code} className="rounded-sm bg-warn-soft px-2 text-warn">
          {text}
          {place === 'payee' && <ReleasePayee row={row} onDone={onDone} />}
          {place === 'bank' && <SettleAccount row={row} onDone={onDone} />}
        </span>
      ))}
      {holds.length === 0 && <span className="rounded-sm bg-ok-soft px-2 text-ok">bereit</span>}
      {needsSecondPerson && <span className="rounded-sm bg-steel px-2">zweite Freigabe</span>}
      {before && (
        <span className="w-full text-sm text-muted">
          {[payoutStateNames[before.state], before.reason].filter(Boolean).join(': ')}
        </span>
      )}
      {credited !== undefined && <span className="w-full text-sm text-muted">{creditedText(row, credited)}</span>}
      {mayPayByHand(row) && !isEnded && (
        <PaidByHand offerId={offerId} orderId={orderId} isSettled={isClosing(row)} onDone={onDone} />
      )}
    </div>
  );
}

/** Why it is another amount than that of the paper. */
function creditedText({ amount = 0 }: DueRow, credited: number): string {
  const paid = `${formatMoney(fromEuros(credited))} sind schon gezahlt, auf einen Beleg, der nicht mehr gilt`;
  if (amount === 0) return `${paid}.`;
  return amount > 0 ? `Rest: ${paid}.` : `${paid}: ${formatMoney(-fromEuros(amount))} mehr als geschuldet.`;
}
