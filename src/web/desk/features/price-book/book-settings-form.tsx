import { useState } from 'react';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { type BookHead, priceBookCalls } from '#contract/goods/price-book.ts';
import { atOnceModes, sellerKinds } from '#domain/pricing/at-once.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { saidNumber } from '#web/ui/fields/said-number.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { GuardFields } from './guard-fields.tsx';
import { LookDialog } from './look-dialog.tsx';
import { RoundingFields } from './rounding-fields.tsx';
import { useBookLook } from './use-book-look.ts';

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

const section = 'grid gap-x-6 gap-y-4 sm:grid-cols-2';
const heading = 'mb-3 w-full border-b border-line pb-1 text-[length:inherit] font-headline';

/** How the book calculates. */
export function BookSettingsForm({ head }: { readonly head: BookHead }) {
  const { session } = useDesk();
  const isOwner = mayAtDesk(useStore(session.member)?.roles ?? [], 'priceRules');
  const [settings, setSettings] = useState(head.settings);
  const { looked, lookAt, forget } = useBookLook();
  const [flaw, setFlaw] = useState<string>();
  const { busy, refusal, run } = useAction(async () => {
    setFlaw(undefined);
    try {
      await lookAt(priceBookCalls.changeSettings, { basedOn: head.version, settings });
    } catch (error) {
      if (error instanceof ProblemError) setFlaw(Object.values(error.fields)[0]);
      throw error;
    }
  });
  return (
    <form
      className="grid max-w-[52rem] gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <fieldset className={section}>
        <legend className={heading}>Was zählt</legend>
        {days.map(([name, label]) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            {...saidNumber(settings[name], (value) => setSettings({ ...settings, [name]: value }))}
          />
        ))}
      </fieldset>
      <fieldset className={section}>
        <legend className={heading}>Spanne um einen Preis der Liste, in Prozent</legend>
        {spreads.map(([name, label]) => (
          <NumberField
            key={name}
            name={`spread.${name}`}
            label={label}
            maximum={100}
            {...saidNumber(settings.spread[name], (value) =>
              setSettings({ ...settings, spread: { ...settings.spread, [name]: value } }),
            )}
          />
        ))}
      </fieldset>
      <fieldset className={section}>
        <legend className={heading}>Gerundet wird</legend>
        <RoundingFields value={settings.rounding} onChange={(rounding) => setSettings({ ...settings, rounding })} />
      </fieldset>
      <fieldset disabled={!isOwner} className="contents">
        {!isOwner && <p className="text-muted">Über „Preis sofort“ und „Tippfehler“ entscheidet die Verwaltung.</p>}
        <AtOnceFields value={settings.atOnce} onChange={(atOnce) => setSettings({ ...settings, atOnce })} />
        <fieldset className={section}>
          <legend className={heading}>Tippfehler</legend>
          <GuardFields value={settings} onChange={(guards) => setSettings({ ...settings, ...guards })} />
        </fieldset>
      </fieldset>
      <LookDialog looked={looked} onClose={forget} />
      <div>
        <Refusal text={refusal && (flaw ?? refusal)} />
        <Button type="submit" kind="primary" busy={busy} busyText="Wird gerechnet …">
          Ansehen und speichern …
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
    <fieldset className={section}>
      <legend className={heading}>Preis sofort</legend>
      <div className="sm:col-span-2">
        <Select
          name="mode"
          label="Verkäufer sehen sofort"
          emptyText={false}
          options={atOnceModes.map((one) => ({ value: one, label: modes[one] }))}
          value={mode}
          onChange={(chosen) => onChange({ mode: chosen || 'off', limits })}
        />
      </div>
      <NumberField
        name="total"
        label="Bindend bis zu … Euro im Ganzen"
        {...saidNumber(Math.floor(limits.total / 100), (euros) => limit({ total: euros * 100 }))}
      />
      <NumberField
        name="unitsPerModel"
        label="und bis zu … Stück je Modell"
        {...saidNumber(limits.unitsPerModel, (unitsPerModel) => limit({ unitsPerModel }))}
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
