import { useState } from 'react';
import type { BatteryView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { type ChosenAnswer, draftAnswer } from './draft-answer.ts';
import type { PackingState } from './use-packing.ts';

interface BatteryQuestionProps {
  readonly view: Pick<OfferView, 'id' | 'items'>;
  /** All with the same kind of battery. */
  readonly batteries: readonly BatteryView[];
  readonly answer: PackingState['answer'];
  readonly onDone?: () => void;
}

/** One question about all devices with a battery; only where something is wrong it asks which. What is chosen outlives a reload and a session. */
export function BatteryQuestion({ view, batteries, answer, onDone }: BatteryQuestionProps) {
  const isLead = batteries[0]?.kind === 'lead';
  const name = `battery-${isLead ? 'lead' : 'lithium'}`;
  const [kept] = useState(() => draftEntry(`${name}:${view.id}`));
  const [{ state, affected }, setChosen] = useState(() =>
    draftAnswer(
      kept.read(),
      batteries.map(({ itemId }) => itemId),
    ),
  );
  const [isAsked, setAsked] = useState(false);
  const { busy, refusal, run } = useAction(send);
  const only = batteries.length === 1 ? batteries[0]?.itemId : undefined;
  const ids = only === undefined ? affected : [only];
  const isWhole = state === undefined || state === 'fine';

  function choose(chosen: ChosenAnswer) {
    setChosen(chosen);
    kept.keep(chosen);
  }
  async function send() {
    if (state === undefined) return;
    await answer(batteries.map(({ itemId }) => ({ itemId, answer: ids.includes(itemId) ? state : 'fine' })));
    kept.forget();
    onDone?.();
  }
  function submit() {
    setAsked(true);
    if (state !== undefined && (isWhole || ids.length > 0)) void run();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        name={name}
        label={isLead ? 'In welchem Zustand sind die USV-Akkus?' : 'In welchem Zustand sind die Akkus?'}
        hint={namesOf(view, batteries)}
        required
        value={state}
        onChange={(chosen) => choose({ state: chosen, affected })}
        options={isLead ? leadOptions : lithiumOptions}
        error={isAsked && state === undefined ? 'Bitte wählen Sie eine Antwort.' : undefined}
      />
      {!isWhole && only === undefined && (
        <fieldset aria-describedby={`${name}-affected`}>
          <legend className="font-emphasis">Bei welchen Geräten?</legend>
          {batteries.map(({ itemId }) => (
            <Checkbox
              key={itemId}
              name={`${name}-${itemId}`}
              label={view.items.find(({ id }) => id === itemId)?.title ?? 'Gerät'}
              value={affected.includes(itemId)}
              onChange={(ticked) =>
                choose({
                  state,
                  affected: ticked ? [...affected, itemId] : affected.filter((other) => other !== itemId),
                })
              }
            />
          ))}
          <FieldError
            id={`${name}-affected`}
            text={isAsked && affected.length === 0 ? 'Bitte nennen Sie mindestens ein Gerät.' : undefined}
          />
        </fieldset>
      )}
      <div>
        <Refusal text={refusal} />
        <Button type="submit" kind="primary" busy={busy} busyText="Wird gespeichert …" className="max-sm:w-full">
          Antwort speichern
        </Button>
      </div>
    </form>
  );
}

const lithiumOptions: readonly Option<BatteryAnswer>[] = [
  {
    value: 'fine',
    label: 'Alle unbeschädigt und fest eingebaut',
    hint: 'Höchstens 100 Wh, wie bei fast allen Notebooks und Tablets.',
  },
  {
    value: 'defective',
    label: 'Ein Akku ist aufgebläht oder defekt',
    hint: 'Gewölbt, undicht, beschädigt, ungewöhnlich heiß oder vom Hersteller zurückgerufen.',
  },
  { value: 'loose', label: 'Ein Akku liegt lose bei' },
  {
    value: 'large',
    label: 'Ein Akku hat mehr als 100 Wh',
    hint: 'Die Wattstunden stehen auf dem Akku oder der Geräteunterseite.',
  },
];
const leadOptions: readonly Option<BatteryAnswer>[] = [
  { value: 'fine', label: 'Gehäuse und Akkus sind unbeschädigt und trocken' },
  { value: 'defective', label: 'Ein Gehäuse oder Akku ist gewölbt, gerissen oder feucht' },
  { value: 'large', label: 'Eine Anlage hat Lithium-Akkus statt Bleiakkus' },
];

const maxNamed = 4;

function namesOf(view: Pick<OfferView, 'items'>, batteries: readonly BatteryView[]): string {
  const titles = batteries.flatMap(({ itemId }) => view.items.find(({ id }) => id === itemId)?.title ?? []);
  const more = titles.length - maxNamed;
  return `${titles.slice(0, maxNamed).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`;
}
