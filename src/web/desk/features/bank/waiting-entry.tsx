import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bankCalls, type WaitingEntryView } from '#contract/money/bank-statements.ts';
import { waitingTexts } from '#domain/bank/match-entry.ts';
import { isNameFinding, nameAdvice } from '#domain/bank/name-check.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { DismissForm } from '../../ui/dismiss-form.tsx';
import { DecideName } from './decide-name.tsx';
import { LinkEntryForm } from './link-entry-form.tsx';

/** An entry that a person has to look at: what the bank says, why it waits, and which payments could be meant. */
export function WaitingEntry({ entry }: { readonly entry: WaitingEntryView }) {
  const { id, waitsFor, message, bookedOn, amount, direction, endToEndId, file, party, iban, purpose } = entry;
  const { reason, bankWords, bookingText, orderedAmount, otherAccount } = entry;
  const [doing, setDoing] = useState<'link' | 'dismiss'>();
  const { api, queries } = useDesk();
  async function dismiss(why: string) {
    await api.post(bankCalls.dismiss, { entryIds: [id], reason: why });
    await queries.invalidateQueries();
  }
  const isName = endToEndId !== undefined && isNameFinding(waitsFor);
  const size = otherAccount && (otherAccount.size === 1 ? 'ein Umsatz' : `${otherAccount.size} Umsätze`);
  const ordered = orderedAmount !== undefined && `angewiesen waren ${formatMoney(fromEuros(orderedAmount))}`;
  const said = [party, iban, purpose, bookingText, ordered, size, `Auszug ${message}`].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-emphasis wrap-anywhere">
          {endToEndId ?? file ?? otherAccount?.account ?? 'ohne Kennung'}
        </span>
        <span className="tabular-nums">
          {bookedOn !== undefined && <span className="text-muted">{formatDay(bookedOn)}</span>}{' '}
          {amount !== undefined && (
            <span className="font-emphasis whitespace-nowrap">
              {direction === 'debit' ? '− ' : '+ '}
              {formatMoney(fromEuros(amount))}
            </span>
          )}
        </span>
      </p>
      <p className="text-warn">{[waitingTexts[waitsFor], reason].filter(Boolean).join(' ')}</p>
      {bankWords !== undefined && <p className="text-warn wrap-anywhere">Die Bank schreibt: „{bankWords}“.</p>}
      <p className="text-muted wrap-anywhere">{said}</p>
      {entry.candidates.length > 0 && (
        <ul aria-label="Auszahlungen, die gemeint sein können">
          {entry.candidates.map((one) => (
            <li key={one.endToEndId}>
              {one.endToEndId}: {formatMoney(fromEuros(one.amount))} an {one.holder},{' '}
              <PageLink href={deskPages.offer(one.offerId)} className="text-link whitespace-nowrap">
                {one.orderId ?? 'Verkauf'}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {entry.runs.length > 0 && (
        <ul aria-label="Läufe, die gemeint sein können">
          {entry.runs.map(({ number, payments, amount: sum }) => (
            <li key={number}>
              {number}: {payments} Zahlungen, {formatMoney(fromEuros(sum))}
            </li>
          ))}
        </ul>
      )}
      {isNameFinding(waitsFor) && <p>{nameAdvice[waitsFor]}</p>}
      {isName && <DecideName entry={entry} endToEndId={endToEndId} />}
      {doing === undefined && !isName && (
        <p className="flex flex-wrap gap-3">
          {otherAccount === undefined && <Button onClick={() => setDoing('link')}>Zuordnen …</Button>}
          <Button kind="quiet" onClick={() => setDoing('dismiss')}>
            Weglegen …
          </Button>
        </p>
      )}
      {doing === 'link' && <LinkEntryForm entry={entry} onLeave={() => setDoing(undefined)} />}
      {doing === 'dismiss' && (
        <DismissForm startsOpen name={String(id)} dismiss={dismiss} onLeave={() => setDoing(undefined)} />
      )}
    </li>
  );
}
