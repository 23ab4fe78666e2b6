import type { OfferView } from '#contract/sale/offer-view.ts';
import { grossText, netWord } from '#contract/sale/price-tax-words.ts';
import { euros } from '../euros.ts';
import { chosenText, leftText } from './choice-words.ts';
import { moneyOfChoice } from './money-of-choice.ts';
import type { ChosenLines } from './use-line-choice.ts';

type Bid = NonNullable<OfferView['bid']>;

interface ChoiceNoteProps {
  readonly bid: Bid;
  readonly mayChoose: boolean;
  /** Whether lines are unticked in the sheet below. */
  readonly inSheet: boolean;
}

/** Whether some lines of a bid can be sold alone, and how. */
export function ChoiceNote({ bid, mayChoose, inSheet }: ChoiceNoteProps) {
  if (bid.lines.length < 2 || !bid.open) return null;
  if (!bid.linesOptional)
    return (
      <p className="mt-3">
        Dieses Gebot gilt für alle Positionen zusammen. Möchten Sie einzelne behalten, fragen Sie uns unter „Fragen und
        Antworten“.
      </p>
    );
  if (!mayChoose) return null;
  return (
    <p className="mt-3">
      {inSheet
        ? 'Sie können Positionen abwählen: Was Sie abwählen, bleibt bei Ihnen. Der Preis der übrigen bleibt gleich.'
        : 'Sie können einzelne Positionen verkaufen und die übrigen behalten.'}
    </p>
  );
}

interface ChosenBarProps {
  readonly view: OfferView;
  readonly choice: ChosenLines;
  readonly bid: Bid;
}

/** What the chosen lines come to, in the bar that stays in sight. */
export function ChosenBar({ view, choice, bid }: ChosenBarProps) {
  return (
    <>
      <p>
        {`${chosenText(choice, bid)}: `}
        <strong className="font-headline">{euros(choice.total)}</strong> {grossText(moneyOfChoice(view, choice).money)}
      </p>
      <p className="text-sm text-muted">
        mindestens <strong className="marked text-ink">{euros(choice.minimum)}</strong>
        {netWord(moneyOfChoice(view, choice).money)}, wenn alle Geräte ankommen. {leftText(choice)}.
      </p>
    </>
  );
}
