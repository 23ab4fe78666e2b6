import { useId, useState } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { BatteryConcern, BatteryEntry } from '#domain/logistics/battery-entries.ts';
import { matchNumbers } from '#domain/logistics/match-numbers.ts';
import { counted } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { matchedText } from './matched-text.ts';

interface BatteryEntryFieldsProps {
  /** The lines that are asked about, and those of the sale that are not. */
  readonly items: OfferView['items'];
  readonly others: OfferView['items'];
  readonly concerns: readonly Option<BatteryConcern>[];
  /** What was entered is said here too: the last of it can be taken back. */
  readonly canUndo: boolean;
  readonly onEnter: (entry: BatteryEntry) => void;
  readonly onUndo: () => void;
}

const noModel = 'Bitte zuerst ein Modell wählen.';

/** Which of many batteries something is said of: by numbers that are pasted or scanned, or a whole model at once. */
export function BatteryEntryFields({ items, others, concerns, canUndo, onEnter, onUndo }: BatteryEntryFieldsProps) {
  const id = useId();
  const [answer, setAnswer] = useState<BatteryConcern>(concerns[0]?.value ?? 'defective');
  const [numbers, setNumbers] = useState('');
  const [model, setModel] = useState<string>();
  const [said, setSaid] = useState('');
  const models = modelsIn(items);

  function enterNumbers() {
    const matched = matchNumbers(numbers, items);
    if (matched.itemIds.length > 0) onEnter({ answer, itemIds: matched.itemIds });
    const { unknown } = matchNumbers(matched.unknown.join('\n'), others);
    const unasked = matched.unknown.filter((number) => !unknown.includes(number));
    setSaid(matchedText({ ...matched, unknown, unasked }, items));
    // What was not found stays to be mended.
    setNumbers([...unknown, ...matched.ambiguous].join('\n'));
  }
  function enterModel() {
    const chosen = models.find(({ value }) => value === model);
    if (chosen) onEnter({ answer, itemIds: chosen.itemIds });
    setSaid(chosen ? `Eingetragen: ${chosen.label}.` : noModel);
    setModel(undefined);
  }

  return (
    <div className="grid gap-5 border-l border-line pl-5">
      <Select
        name={`${id}-concern`}
        label="Was ist mit diesen Akkus?"
        value={answer}
        emptyText={false}
        onChange={(value) => value && setAnswer(value)}
        options={concerns}
      />
      <div className="grid justify-items-start gap-3">
        <div className="w-full">
          <TextArea
            name={`${id}-numbers`}
            label="Seriennummern einfügen oder scannen"
            hint="Eine je Zeile oder mit Komma getrennt. Auch Inventarnummern sind möglich."
            rows={4}
            value={numbers}
            onChange={setNumbers}
          />
        </div>
        <Button onClick={enterNumbers} className="max-sm:w-full">
          Nummern eintragen
        </Button>
      </div>
      <div className="grid justify-items-start gap-3">
        <div className="w-full">
          <Select
            name={`${id}-model`}
            label="Oder ein ganzes Modell"
            value={model}
            onChange={(value) => setModel(value || undefined)}
            options={models}
          />
        </div>
        <Button onClick={enterModel} className="max-sm:w-full">
          Modell eintragen
        </Button>
      </div>
      <div>
        <p role="status" className={said === '' ? 'sr-only' : 'rounded-sm bg-steel px-4 py-3 wrap-anywhere'}>
          {said}
        </p>
        {canUndo && (
          <Button
            kind="quiet"
            className="-ml-2"
            onClick={() => {
              onUndo();
              setSaid('Der letzte Eintrag ist zurückgenommen.');
            }}
          >
            Letzten Eintrag zurücknehmen
          </Button>
        )}
      </div>
    </div>
  );
}

/** The models among the lines, each with how many devices it has. */
function modelsIn(items: OfferView['items']) {
  const byTitle = Map.groupBy(items, ({ title }) => title);
  return [...byTitle].map(([title, lines]) => ({
    value: title,
    label: `${title} (${counted(unitsOf(lines), 'Gerät', 'Geräte')})`,
    itemIds: lines.map(({ id }) => id),
  }));
}

const unitsOf = (lines: OfferView['items']) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
