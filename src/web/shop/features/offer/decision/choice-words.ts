import type { OfferView } from '#contract/sale/offer-view.ts';
import { numberText } from '#domain/values/number-text.ts';
import { euros } from '../euros.ts';
import type { ChosenLines } from './use-line-choice.ts';

type Bid = NonNullable<OfferView['bid']>;

/** '388 von 400 Positionen' */
export function chosenText(choice: Pick<ChosenLines, 'chosen'>, bid: Pick<Bid, 'lines'>): string {
  return `${numberText(choice.chosen.length)} von ${numberText(bid.lines.length)} Positionen`;
}

/** '12 Positionen bleiben bei Ihnen' */
export function leftText({ left }: Pick<ChosenLines, 'left'>): string {
  return left.size === 1 ? '1 Position bleibt bei Ihnen' : `${numberText(left.size)} Positionen bleiben bei Ihnen`;
}

/** All of it in a sentence, for whoever does not see the sums change; `net` is what stands behind a sum that has a gross one beside it. */
export function choiceText(choice: ChosenLines, bid: Pick<Bid, 'lines'>, net: string): string {
  if (choice.left.size === 0) return 'Alle Positionen gewählt.';
  const { total, minimum } = choice;
  return `${chosenText(choice, bid)} gewählt: ${euros(total)}${net}, mindestens ${euros(minimum)}${net}. ${leftText(choice)}.`;
}

/** Why a choice cannot be sent. */
export function whyNotChosen({ chosen, left, total }: ChosenLines): string | undefined {
  if (chosen.length === 0) return 'Bitte wählen Sie mindestens eine Position.';
  if (left.size === 0) return 'Sie haben alle Positionen gewählt. Nehmen Sie dafür das Gebot an.';
  return total === 0 ? 'Diese Auswahl kommt auf 0,00 €. Bitte wählen Sie eine Position mit Preis.' : undefined;
}
