import { isDivisible } from '#domain/offer/price/taken-back.ts';
import { fromEuros } from '#domain/values/money.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { ShownAdjustedLine } from './adjusted-line.ts';

interface TakeBackFieldProps {
  readonly line: ShownAdjustedLine;
  /** Of the goods, for whoever hears the box alone. */
  readonly title: string;
  /** These devices cannot go back. */
  readonly isFixed: boolean;
  /** How many go back; undefined for none, null while the number cannot be read. */
  readonly units: number | null | undefined;
  readonly onChoose: (units: number | null | undefined) => void;
}

/** Whether the devices of a line go back, and how many where that can be told. */
export function TakeBackField({ line, title, isFixed, units, onChoose }: TakeBackFieldProps) {
  const { itemId, received } = line;
  if (received === 0) return null;
  if (isFixed) return <p className="mt-2 text-sm text-muted">Diese Geräte können Sie nicht zurücknehmen.</p>;
  const canPart = isDivisible({
    ...line,
    agreed: fromEuros(line.agreed),
    deductions: line.deductions.map((deduction) => ({ ...deduction, amount: fromEuros(deduction.amount) })),
  });
  const [first] = line.deductions;
  const isWrong = units !== undefined && !(Number.isInteger(units) && Number(units) >= 1 && Number(units) <= received);
  return (
    <div className="mt-2 print:hidden">
      <Checkbox
        name={`zurueck-${itemId}`}
        label=""
        value={units !== undefined}
        onChange={(goes) => onChoose(goes ? (canPart && first ? first.units : received) : undefined)}
        {...(received > 1 &&
          !canPart && {
            hint: `Nur alle ${received} zusammen: Bei mehreren Abzügen steht nicht fest, welches Gerät welchen hat.`,
          })}
      >
        <span className="sr-only">{title}: </span>
        {received === 1 ? 'Dieses Gerät zurück' : 'Diese Geräte zurück'}
      </Checkbox>
      {canPart && units !== undefined && (
        <NumberField
          name={`zurueck-zahl-${itemId}`}
          label={`Wie viele von ${received} zurück?`}
          value={units}
          onChange={onChoose}
          minimum={1}
          maximum={received}
          {...(first && {
            hint: `Zuerst ${first.units === 1 ? 'das Gerät' : `die ${first.units} Geräte`} mit dem Abzug „${first.name}“: Er entfällt dann.`,
          })}
          {...(isWrong && { error: `Bitte eine Zahl von 1 bis ${received}.` })}
        />
      )}
    </div>
  );
}
