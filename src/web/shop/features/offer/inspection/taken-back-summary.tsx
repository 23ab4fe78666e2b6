import { euros } from '../euros.ts';
import { backText } from './adjusted-line.ts';
import type { ChoiceOutcome } from './taken-back-choice.ts';

const refusals = {
  countMissing: 'Bitte sagen Sie bei jedem Haken, wie viele Geräte zurück sollen.',
  nothingStays: 'Mindestens ein bezahltes Gerät muss bei uns bleiben. Soll alles zurück, lehnen Sie unten ab.',
};

interface TakenBackSummaryProps {
  /** 'brutto 2.284,80 €', where tax comes on top. */
  readonly gross: string;
  readonly outcome: ChoiceOutcome;
}

/** What the choice comes to, said anew with each tick. */
export function TakenBackSummary({ outcome, gross }: TakenBackSummaryProps) {
  const isChosen = 'refusal' in outcome || outcome.units > 0;
  return (
    <div role="status" className={isChosen ? 'mt-6 border-t border-ink pt-5' : ''}>
      {'refusal' in outcome ? (
        <p className="text-warn">{refusals[outcome.refusal]}</p>
      ) : (
        outcome.units > 0 && (
          <p>
            {backText(outcome.units)} kostenlos zurück. Für die übrigen zahlen wir{' '}
            <strong className="text-[1.35rem] font-headline">{euros(outcome.total)}</strong>
            {gross && ` netto, ${gross}`}
          </p>
        )
      )}
    </div>
  );
}
