import { useState } from 'react';
import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { unusualSum } from '#domain/pricing/unusual-price.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { SentConfirmation } from '../../ui/use-unusual.ts';

type Answer = 'acceptCounterbid' | 'declineCounterbid';

interface CounterbidPartProps {
  readonly sheet: BidSheet;
  /** Sends it and reads the sheet again; throws the refusal. */
  readonly onAnswer: (answer: Answer, more: SentConfirmation) => Promise<void>;
}

const words = {
  acceptCounterbid: {
    question: 'Gegenvorschlag annehmen?',
    confirm: 'Gegenvorschlag annehmen',
    outcome: 'Damit ist der Verkauf zu diesem Preis vereinbart. Der Kunde gibt als Nächstes seine Adressen an.',
  },
  declineCounterbid: {
    question: 'Gegenvorschlag ablehnen?',
    confirm: 'Gegenvorschlag ablehnen',
    outcome: 'Damit ist die Anfrage zu Ende. Wer weiter verhandeln will, sendet stattdessen ein neues Gebot.',
  },
} as const;

/** The seller's own price beside the bid: what lies between, and what the price book makes of the goods. */
export function CounterbidPart({ sheet, onAnswer }: CounterbidPartProps) {
  const [asked, setAsked] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { counterbid, standing, groups } = sheet;
  if (!counterbid || !standing) return null;
  const { chosen } = counterbid;
  const bid = chosen ?? standing;
  const difference = fromEuros(counterbid.amount) - fromEuros(bid.total);
  const percent = Math.round((difference * 1_000) / fromEuros(bid.total)) / 10;
  const known = groups.filter(({ proposal }) => proposal.low !== undefined);
  const range = (end: 'low' | 'high') =>
    known.reduce((sum, { proposal, quantity }) => sum + fromEuros(proposal[end] ?? 0) * quantity, 0);

  const own = fromEuros(bid.total);
  const unusual = unusualSum(
    fromEuros(counterbid.amount),
    { low: own, high: own, usual: own },
    { what: 'Gegenvorschlag', against: 'unser Gebot', factor: shopConfig.unusualPriceFactor },
  );

  async function answer(what: Answer) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onAnswer(what, what === 'acceptCounterbid' && unusual !== undefined ? { confirmed: true } : {});
      setAsked(undefined);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label="Gegenvorschlag" className="mb-5 border border-line bg-sheet p-4">
      <h2>Gegenvorschlag des Kunden</h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
        <Figure
          what="Gegenvorschlag"
          amount={formatMoney(fromEuros(counterbid.amount))}
          note={`bindend bis ${formatDay(counterbid.bindingUntil)}`}
        />
        <Figure
          what={
            chosen
              ? `Unser Gebot für ${numberText(chosen.lines)} von ${numberText(chosen.of)} Positionen`
              : 'Unser Gebot'
          }
          amount={formatMoney(fromEuros(bid.total))}
          note={`mindestens ${formatMoney(fromEuros(bid.minimum))}`}
        />
        <Figure
          what="Unterschied"
          amount={formatMoney(difference)}
          note={`${difference < 0 ? '−' : '+'} ${numberText(Math.abs(percent))} %`}
        />
        {chosen === undefined && known.length > 0 && (
          <Figure
            what="Spanne des Preisbuchs"
            amount={[...new Set([range('low'), range('high')])].map(formatMoney).join(' bis ')}
            note={
              known.length === groups.length
                ? 'für alle Gruppen'
                : `für ${numberText(known.length)} von ${numberText(groups.length)} Gruppen`
            }
          />
        )}
      </dl>
      {counterbid.open ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button kind="primary" onClick={() => setAsked('acceptCounterbid')}>
            Annehmen …
          </Button>
          <Button kind="destructive" onClick={() => setAsked('declineCounterbid')}>
            Ablehnen …
          </Button>
          <p className="self-center text-muted">Oder unten ein neues Gebot senden.</p>
        </div>
      ) : (
        <p className="mt-3 text-muted">Er bindet den Kunden nicht mehr.</p>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          question={words[asked].question}
          confirmText={words[asked].confirm}
          onConfirm={() => void answer(asked)}
          ends={asked === 'declineCounterbid'}
          busy={busy}
          busyText="Wird gesendet …"
          refusal={refusal}
        >
          <p>
            {formatMoney(fromEuros(counterbid.amount))}. {words[asked].outcome}
          </p>
          {asked === 'acceptCounterbid' && unusual !== undefined && (
            <p className="text-warn">{unusual}. Ist das so gemeint?</p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

function Figure({ what, amount, note }: { what: string; amount: string; note: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{what}</dt>
      <dd className="text-[1.15rem] font-headline">{amount}</dd>
      <dd className="text-sm text-muted">{note}</dd>
    </div>
  );
}
