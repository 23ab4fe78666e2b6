import { goodsClassNames } from '#contract/goods/goods-class-names.ts';
import type { BookHead } from '#contract/goods/price-book.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { saidNumber } from '#web/ui/fields/said-number.ts';
import { Select } from '#web/ui/fields/select.tsx';

type Guards = Pick<BookHead['settings'], 'slips' | 'hold'>;

interface GuardFieldsProps {
  readonly value: Guards;
  readonly onChange: (value: Guards) => void;
}

const usualPercent = 200;

/** What keeps a slip from becoming a bid: from where on a price is asked about, and how long a bid can be taken back. */
export function GuardFields({ value: { slips, hold }, onChange }: GuardFieldsProps) {
  const named = new Set<string>(slips.map(({ scope }) => scope));
  const change = (more: Partial<Guards>) => onChange({ slips, hold, ...more });
  const free = keysOf(goodsClassNames).filter((scope) => !named.has(scope));
  return (
    <>
      {slips.map(({ scope, percent }) => (
        <div key={scope} className="sm:col-span-2">
          <NumberField
            name={`slips.${scope}`}
            label={`${goodsClassNames[scope]}: nachgefragt wird ab … Prozent des oberen Rands der Spanne`}
            minimum={105}
            maximum={10_000}
            {...saidNumber(percent, (next) =>
              change({ slips: slips.map((one) => (one.scope === scope ? { scope, percent: next } : one)) }),
            )}
          />
          <Button
            kind="quiet"
            className="py-0"
            onClick={() => change({ slips: slips.filter((one) => one.scope !== scope) })}
          >
            {goodsClassNames[scope]}: wieder wie sonst
          </Button>
        </div>
      ))}
      <div className="sm:col-span-2">
        <Select
          name="slipScope"
          label="Eigene Grenze für Tippfehler"
          hint="Sonst wird ab dem Doppelten der Spanne nachgefragt, und ab ihrer Hälfte."
          emptyText="Geräte wählen"
          options={free.map((scope) => ({ value: scope, label: goodsClassNames[scope] }))}
          value=""
          onChange={(scope) => scope && change({ slips: [...slips, { scope, percent: usualPercent }] })}
        />
      </div>
      <NumberField
        name="hold.byPerson"
        label="Ein gesendetes Gebot lässt sich … Sekunden zurückholen"
        maximum={600}
        {...saidNumber(hold.byPerson, (byPerson) => change({ hold: { ...hold, byPerson } }))}
      />
      <NumberField
        name="hold.atOnce"
        label="Ein Preis sofort wartet … Sekunden"
        maximum={3_600}
        {...saidNumber(hold.atOnce, (atOnce) => change({ hold: { ...hold, atOnce } }))}
      />
    </>
  );
}
