import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { DeedButton } from '#web/ui/deed-button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { withNewPrice } from '../decision/with-new-price.ts';
import { euros } from '../euros.ts';
import { Amount } from '../offer-price.tsx';
import { orderOf, type PanelProps } from '../offer-verbs.ts';
import { withBasis } from '../price-basis.ts';
import { AdjustedLines } from './adjusted-lines.tsx';
import { Records } from './inspection-panels.tsx';

/** The price after the inspection: what changed, by which evidence, and a free choice. */
export function AdjustedPanel({ view, verbs }: PanelProps) {
  const { adjustment } = view;
  if (!adjustment) return null;
  const { agreedTotal, total, answerUntil } = adjustment;
  const orderId = orderOf(view);
  const canAccept = view.actions.includes('acceptAdjustedBid');
  const accept = (
    <DeedButton
      kind="primary"
      busyText="Wird angenommen …"
      className="w-full"
      deed={() => withNewPrice(verbs.act('acceptAdjustedBid', { orderId }))}
    >
      Angepassten Preis verbindlich annehmen
    </DeedButton>
  );
  return (
    <>
      <Amount caption={withBasis('Angepasster Ankaufpreis', view)} amount={fromEuros(total)} />
      <p className="mt-3">
        statt <s>{euros(agreedTotal)}</s>, {euros(toCent(agreedTotal - total))} weniger
      </p>
      <AdjustedLines view={view} adjustment={adjustment} />
      <p className="mt-5 text-muted">
        Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge als die des vereinbarten Preisblatts gibt es nicht.
        Antworten Sie bitte bis {formatDayInFull(answerUntil)}. Ohne Ihr Ja gilt der angepasste Preis nicht.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {canAccept && <div className="max-sm:hidden">{accept}</div>}
        {view.actions.includes('declineAdjustedBid') && (
          <ConfirmedButton
            kind="secondary"
            className="max-sm:w-full"
            text="Ablehnen und Geräte zurück"
            question="Angepassten Preis ablehnen?"
            confirmText="Ablehnen, Geräte zurückschicken"
            busyText="Wird abgelehnt …"
            deed={() => withNewPrice(verbs.act('declineAdjustedBid', { orderId }))}
          >
            <p>Der Auftrag ist damit beendet. Wir schicken Ihnen die Geräte kostenlos zurück.</p>
            <p>Gelöschte Daten lassen sich nicht wiederherstellen.</p>
          </ConfirmedButton>
        )}
      </div>
      {canAccept && <ThumbBar>{accept}</ThumbBar>}
      <Records view={view} />
    </>
  );
}

/** A difference of two amounts is an amount again. */
function toCent(amount: number): number {
  return Math.round(amount * 100) / 100;
}
