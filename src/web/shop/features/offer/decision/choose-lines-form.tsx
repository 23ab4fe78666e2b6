import type { RefObject } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { euros } from '../euros.ts';
import type { PanelProps } from '../panel-props.ts';
import { SendChoice } from './send-choice.tsx';
import type { ChosenLines } from './use-line-choice.ts';

interface ChooseLinesFormProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  readonly choice: ChosenLines;
  /** Takes the focus when the form takes the place of the other one. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onBack: () => void;
}

/** Some lines of a short bid that allows it: what is unticked stays here, and sum and minimum follow. */
export function ChooseLinesForm({ view, bid, choice, actions, place, onBack }: ChooseLinesFormProps) {
  const { left, fixed, choose } = choice;
  return (
    <SendChoice
      view={view}
      bid={bid}
      choice={choice}
      actions={actions}
      place={place}
      others={
        <Button kind="quiet" onClick={onBack}>
          Zurück zum Gebot
        </Button>
      }
    >
      <fieldset aria-describedby="auswahl-fehler">
        <legend className="text-[1.15rem] font-headline">Welche Positionen verkaufen Sie uns?</legend>
        <p className="mt-2 text-muted">Was Sie abwählen, bleibt bei Ihnen. Der Preis je Position bleibt gleich.</p>
        <ul className="mt-3 border-t border-line">
          {bid.lines.map(({ itemId, quantity, total: price }) => (
            <li key={itemId} className="flex items-start justify-between gap-4 border-b border-line py-1.5">
              <Checkbox
                name={`posten-${itemId}`}
                label={`${quantity} × ${view.items.find(({ id }) => id === itemId)?.title ?? 'Gerät'}`}
                {...(fixed.has(itemId) && { hint: 'Nur zusammen mit den anderen', disabled: true })}
                value={!left.has(itemId)}
                onChange={(isChosen) => choose([itemId], isChosen)}
              />
              <span className="py-2.5 whitespace-nowrap tabular-nums">{euros(price)}</span>
            </li>
          ))}
        </ul>
      </fieldset>
    </SendChoice>
  );
}
