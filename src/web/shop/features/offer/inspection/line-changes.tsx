import { fromEuros, toEuros } from '#domain/values/money.ts';
import { CollapsedValues } from '#web/ui/collapsed-values.tsx';
import { euros } from '../euros.ts';
import type { ShownAdjustedLine } from './adjusted-line.ts';
import { Evidence } from './evidence.tsx';
import { FoundUnits } from './found-units.tsx';

/** What changed a line's price: units that did not arrive, and entries of its sheet, each with its evidence. */
export function LineChanges({ line }: { readonly line: ShownAdjustedLine }) {
  const { quantity, received, returned, deductions, missingEvidence, waived = [] } = line;
  const missing = quantity - received;
  return (
    <ul className="mt-3 grid gap-4">
      {missing > 0 && (
        <li>
          <Change
            text={`${missing} × nicht angekommen: ${missing === 1 ? 'wird' : 'werden'} nicht bezahlt`}
            amount={worthOfMissing(line)}
          />
          <CollapsedValues title="Fehlende Nummern" one="Fehlende Nummer" values={line.missingNumbers ?? []} />
          <Evidence of="nicht angekommen" files={missingEvidence} />
        </li>
      )}
      {returned && (
        <li>
          <Change text={`${returned.units} × zurück an Sie: nicht verkauft`} amount={returned.worth} />
        </li>
      )}
      {deductions.map(({ name, units, amount, evidence, found }) => (
        <li key={name}>
          <Change text={`${units} × ${name}`} amount={toEuros(units * fromEuros(amount))} />
          <p className="text-sm text-muted">Abzug aus Ihrem Preisblatt: {euros(amount)} je Gerät</p>
          {found ? <FoundUnits name={name} found={found} /> : <Evidence of={name} files={evidence} />}
        </li>
      ))}
      {waived.map(({ name, units, note }) => (
        <li key={`${name} ${note}`}>
          <p className="font-emphasis">
            {units} × {name}: nicht abgezogen
          </p>
          <p className="text-sm text-muted wrap-anywhere">{note}</p>
        </li>
      ))}
    </ul>
  );
}

function Change({ text, amount }: { readonly text: string; readonly amount: number }) {
  return (
    <p className="flex justify-between gap-x-6 font-emphasis">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <span className="shrink-0">− {euros(amount)}</span>
    </p>
  );
}

/** What of the agreed amount belongs to units that did not arrive: the rest besides the deductions and what went back. */
function worthOfMissing({ agreed, total, returned, deductions }: ShownAdjustedLine): number {
  const deducted = deductions.reduce((sum, { units, amount }) => sum + units * fromEuros(amount), 0);
  return toEuros(fromEuros(agreed) - fromEuros(total) - deducted - fromEuros(returned?.worth ?? 0));
}
