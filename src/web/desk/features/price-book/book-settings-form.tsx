import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookHead, priceBookCalls } from '#contract/price-book.ts';
import { atOnceModes, sellerKinds } from '#domain/pricing/at-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { euroText } from './euro-text.ts';

const days = [
  ['youngDays', 'Ein Preis der Liste zählt allein für … Tage'],
  ['halfLifeDays', 'Ein Verkauf zählt nach … Tagen halb'],
  ['oldestDays', 'und nach … Tagen nicht mehr'],
  ['narrowPercent', 'Eingetragen wird bis zu einer Spanne von … Prozent'],
] as const;
const spreads = [
  ['exact', 'genau diese Ausstattung'],
  ['model', 'dieses Modell'],
  ['series', 'ganze Serie'],
  ['category', 'ganze Kategorie'],
] as const;

/** How the book calculates. */
export function BookSettingsForm({ head }: { readonly head: BookHead }) {
  const { api } = useDesk();
  const queries = useQueryClient();
  const [settings, setSettings] = useState(head.settings);
  const { busy, refusal, run } = useAction(async () => {
    await api.post(priceBookCalls.changeSettings, { basedOn: head.version, settings });
    await queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => String(name).startsWith('/desk/api/price'),
    });
  });
  return (
    <form
      className="grid max-w-[44rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Refusal text={refusal} />
      {days.map(([name, label]) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          value={settings[name]}
          onChange={(value) => setSettings({ ...settings, [name]: value ?? 0 })}
        />
      ))}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-emphasis">Spanne um einen Preis der Liste, in Prozent</legend>
        {spreads.map(([name, label]) => (
          <NumberField
            key={name}
            name={`spread.${name}`}
            label={label}
            maximum={100}
            value={settings.spread[name]}
            onChange={(value) => setSettings({ ...settings, spread: { ...settings.spread, [name]: value ?? 0 } })}
          />
        ))}
      </fieldset>
      <section>
        <h2>Gerundet wird</h2>
        <ul>
          {settings.rounding.map(({ from, step }) => (
            <li key={from}>{`ab ${euroText(from / 100)} in Schritten von ${euroText(step / 100)}`}</li>
          ))}
        </ul>
      </section>
      <AtOnceFields value={settings.atOnce} onChange={(atOnce) => setSettings({ ...settings, atOnce })} />
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText="Wird gespeichert …">
          Als neue Fassung speichern
        </Button>
      </div>
    </form>
  );
}

interface AtOnceFieldsProps {
  readonly value: AtOnce;
  readonly onChange: (value: AtOnce) => void;
}
type AtOnce = BookHead['settings']['atOnce'];

const modes = { off: 'kein Preis', range: 'eine unverbindliche Spanne', binding: 'ein bindendes Gebot' } as const;
const sellers = { private: 'Privatleute', business: 'Unternehmen' } as const;

/** Whether sellers learn a price at once, and up to where nobody looks at it. */
function AtOnceFields({ value, onChange }: AtOnceFieldsProps) {
  const { mode, limits } = value;
  const limit = (more: Partial<AtOnce['limits']>) => onChange({ mode, limits: { ...limits, ...more } });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-emphasis">Preis sofort</legend>
      <label className="grid gap-1">
        <span className="font-emphasis">Verkäufer sehen sofort</span>
        <select
          value={mode}
          onChange={(event) =>
            onChange({ mode: atOnceModes.find((one) => one === event.target.value) ?? 'off', limits })
          }
          className="min-h-11 rounded-sm border-[1.5px] border-ink bg-sheet px-3"
        >
          {atOnceModes.map((one) => (
            <option key={one} value={one}>
              {modes[one]}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        name="total"
        label="Bindend bis zu … Euro im Ganzen"
        value={Math.floor(limits.total / 100)}
        onChange={(euros) => limit({ total: (euros ?? 0) * 100 })}
      />
      <NumberField
        name="unitsPerModel"
        label="und bis zu … Stück je Modell"
        value={limits.unitsPerModel}
        onChange={(units) => limit({ unitsPerModel: units ?? 0 })}
      />
      {sellerKinds.map((kind) => (
        <Checkbox
          key={kind}
          name={`sellers.${kind}`}
          label={`Bindend für ${sellers[kind]}`}
          value={limits.sellers.includes(kind)}
          onChange={(isIn) =>
            limit({ sellers: sellerKinds.filter((one) => (one === kind ? isIn : limits.sellers.includes(one))) })
          }
        />
      ))}
    </fieldset>
  );
}
