import { useState } from 'react';
import type { BatteryView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import {
  answersIn,
  type BatteryConcern,
  type BatteryEntry,
  concernsIn,
  entriesFrom,
} from '#domain/logistics/battery-entries.ts';
import { packedModelsOf } from '#domain/logistics/packed-models.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { BatteryEntryFields } from './battery-entry-fields.tsx';
import { type DraftEntries, draftEntries } from './draft-entries.ts';
import { ModelList } from './model-list.tsx';
import type { PackingState } from './use-packing.ts';

interface ManyBatteriesProps {
  readonly view: Pick<OfferView, 'id' | 'items'>;
  /** All with the same kind of battery. */
  readonly batteries: readonly BatteryView[];
  readonly answer: PackingState['answer'];
  readonly onDone?: (() => void) | undefined;
}

/** The question about more batteries than anybody ticks: which are not sound is told by numbers or by model, step by step. */
export function ManyBatteries({ view, batteries, answer, onDone }: ManyBatteriesProps) {
  const isLead = batteries[0]?.kind === 'lead';
  const name = `batteries-${isLead ? 'lead' : 'lithium'}`;
  const asked = new Set(batteries.map(({ itemId }) => itemId));
  const items = view.items.filter(({ id }) => asked.has(id));
  const [kept] = useState(() => draftEntry(`${name}:${view.id}`));
  const [draft, setDraft] = useState(() => {
    const entries = entriesFrom(batteries);
    return draftEntries(kept.read(), asked, { entries, ...(entries.length > 0 && { all: 'some' }) });
  });
  const [isAsked, setAsked] = useState(false);
  const { busy, refusal, run } = useAction(send);
  const { all, entries } = draft;
  const concerns = concernsIn(entries);
  const options = isLead ? leadConcerns : lithiumConcerns;
  const units = (ids: ReadonlyMap<string, unknown> | ReadonlySet<string>) =>
    items.reduce((sum, { id, quantity }) => (ids.has(id) ? sum + quantity : sum), 0);
  const [bad, total] = [units(concerns), units(asked)];

  function change(next: DraftEntries) {
    setDraft(next);
    kept.keep(next);
  }
  const enter = (entry: BatteryEntry) => change({ all, entries: [...entries, entry] });

  async function send() {
    await answer(answersIn([...asked], all === 'some' ? entries : []));
    kept.forget();
    onDone?.();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (all === 'fine' || (all === 'some' && bad > 0)) void run();
      }}
    >
      <RadioGroup
        name={name}
        label={isLead ? 'In welchem Zustand sind die USV-Akkus?' : 'In welchem Zustand sind die Akkus?'}
        hint={counted(total, 'Gerät mit Akku', 'Geräte mit Akku')}
        required
        value={all}
        onChange={(chosen) => change({ all: chosen, entries })}
        options={isLead ? leadAnswers : lithiumAnswers}
        error={isAsked && all === undefined ? 'Bitte wählen Sie eine Antwort.' : undefined}
      />
      {all === 'some' && (
        <fieldset aria-describedby={`${name}-entered`} className="grid gap-5">
          <legend className="mb-4 font-emphasis">Bei welchen Geräten?</legend>
          <BatteryEntryFields
            items={items}
            others={view.items.filter(({ id }) => !asked.has(id))}
            concerns={options}
            canUndo={entries.length > 0}
            onEnter={enter}
            onUndo={() => change({ all, entries: entries.slice(0, -1) })}
          />
          {options.map(({ value, label }) => (
            <Entered
              key={value}
              title={label}
              items={items}
              ids={[...concerns].flatMap(([id, concern]) => (concern === value ? [id] : []))}
              onTakeOut={(itemIds) => enter({ answer: 'fine', itemIds })}
            />
          ))}
          {bad > 0 && (
            <p>
              Betroffen: {counted(bad, 'Gerät', 'Geräte')}.{' '}
              {total > bad && `Die übrigen ${numberText(total - bad)} gelten als unbeschädigt.`}
            </p>
          )}
          <FieldError
            id={`${name}-entered`}
            text={isAsked && bad === 0 ? 'Bitte nennen Sie mindestens ein Gerät.' : undefined}
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

interface EnteredProps {
  readonly title: string;
  readonly items: OfferView['items'];
  readonly ids: readonly string[];
  readonly onTakeOut: (itemIds: readonly string[]) => void;
}

/** What was said to have one and the same, model by model; each can be taken out again. */
function Entered({ title, items, ids, onTakeOut }: EnteredProps) {
  if (ids.length === 0) return null;
  const entered = new Set(ids);
  const byModel = Map.groupBy(
    items.filter(({ id }) => entered.has(id)),
    (item) => item.title,
  );
  return (
    <section>
      <h4 className="font-headline">{title}</h4>
      <ul className="mt-2 border-b border-line">
        {[...byModel].map(([model, lines]) => (
          <li key={model} className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line py-2">
            <div className="min-w-0 flex-1 basis-60">
              <ModelList
                models={packedModelsOf(
                  lines.map(({ id, quantity }) => ({ itemId: id, units: quantity })),
                  lines,
                )}
              />
            </div>
            <Button kind="quiet" onClick={() => onTakeOut(lines.map(({ id }) => id))}>
              Herausnehmen<span className="sr-only">: {model}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const some = {
  value: 'some',
  label: 'Bei einigen Geräten ist es anders',
  hint: 'Sie nennen sie durch ihre Seriennummern oder als ganzes Modell. Alle anderen gelten als unbeschädigt.',
} as const;
const lithiumAnswers: readonly Option<'fine' | 'some'>[] = [
  {
    value: 'fine',
    label: 'Alle unbeschädigt und fest eingebaut',
    hint: 'Höchstens 100 Wh, wie bei fast allen Notebooks und Tablets.',
  },
  some,
];
const leadAnswers: readonly Option<'fine' | 'some'>[] = [
  { value: 'fine', label: 'Alle Gehäuse und Akkus sind unbeschädigt und trocken' },
  some,
];
const lithiumConcerns: readonly Option<BatteryConcern>[] = [
  { value: 'defective', label: 'Aufgebläht, undicht, defekt oder zurückgerufen' },
  { value: 'unchecked', label: 'Nicht geprüft' },
  { value: 'loose', label: 'Liegt lose bei' },
  { value: 'large', label: 'Mehr als 100 Wh' },
];
const leadConcerns: readonly Option<BatteryConcern>[] = [
  { value: 'defective', label: 'Gewölbt, gerissen oder feucht' },
  { value: 'unchecked', label: 'Nicht geprüft' },
  { value: 'large', label: 'Lithium-Akkus statt Bleiakkus' },
];
