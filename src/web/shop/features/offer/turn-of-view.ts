import type { OfferView } from '#contract/offer-view.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { screenOf } from './screen-of.ts';
import { isSelfBilled } from './self-billed.ts';

/** Whose turn it is at this screen, in one line; yellow only when the customer acts. */
export interface TurnLine {
  readonly who: 'you' | 'we' | 'nobody' | 'done';
  readonly text: string;
}

const you = (text: string): TurnLine => ({ who: 'you', text });
const we = (text: string): TurnLine => ({ who: 'we', text });
const nobody = (text: string): TurnLine => ({ who: 'nobody', text });

/** The line above everything: whose turn, and until when. */
export function turnOfView(view: OfferView): TurnLine {
  switch (screenOf(view)) {
    case 'bid':
    case 'bidDeclined':
      return you(`Sie sind am Zug${until(view.bid?.validUntil)}`);
    case 'agreed':
      return you('Sie sind am Zug: Adresse und Auszahlung angeben');
    case 'adjusted':
      return you(`Sie sind am Zug${until(view.adjustment?.answerUntil)}`);
    case 'handover':
      return view.actions.includes('dispatchGoods')
        ? you(handoverText[view.shippingMethod ?? 'shipment'])
        : we('Wir sind am Zug: Versand vorbereiten');
    case 'payout':
      return payoutTurn(view);
    case 'counterbidSubmitted':
      return we(`Wir sind am Zug, Ihr Gegenvorschlag gilt${until(view.counterbid?.bindingUntil, '')}`);
    case 'deadlinePassed':
      return nobody('Die Frist ist verstrichen');
    case 'completed':
      return { who: 'done', text: 'Ausgezahlt und abgeschlossen' };
    case 'returning':
      return we('Wir sind am Zug: Rücksendung');
    default:
      return view.turn === 'nobody' ? nobody('Beendet') : we('Wir sind am Zug');
  }
}

/** In place of the handover's line while a battery keeps the goods from leaving (LOG-11). */
export const batteriesFirst = you('Sie sind am Zug: Akkus klären');

const handoverText = {
  shipment: 'Sie sind am Zug: Geräte versenden',
  pickup: 'Sie sind am Zug: Geräte zur Abholung bereitstellen',
  delivery: 'Sie sind am Zug: Geräte bringen',
};

function payoutTurn(view: OfferView): TurnLine {
  if (view.actions.includes('finishOffer')) return you('Sie sind am Zug: Vorgang abschließen');
  const ownInvoice = view.actions.includes('issueInvoice') && !isSelfBilled(view);
  return ownInvoice ? you('Sie sind am Zug: Rechnung einreichen') : we('Wir sind am Zug: Beleg ausstellen');
}

function until(day: string | undefined, comma = ','): string {
  return day === undefined ? '' : `${comma} bis ${formatDayInFull(day)}`;
}
