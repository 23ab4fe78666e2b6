import { type FormEvent, useState } from 'react';
import { maxUnitsTogether } from '#domain/units/scan.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import type { CountedLine } from './goods-summary.ts';
import { plateText, unitMarks } from './unit-words.ts';

interface GoodsTableProps {
  readonly lines: readonly CountedLine[];
  /** The line to which units count whose number nobody announced. */
  readonly chosen: string | undefined;
  readonly onChoose: (itemId: string | undefined) => void;
  readonly onCount: (itemId: string, units: number) => void;
  readonly onUnit: (plate: string) => void;
}

/** Declared beside received; a line that is opened shows its units, serial by serial. */
export function GoodsTable({ lines, chosen, ...acts }: GoodsTableProps) {
  const [open, setOpen] = useState<string>();
  return (
    <WideTable label="Gemeldet und angekommen">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Gemeldet und angekommen</caption>
        <thead>
          <tr className="border-b border-ink text-sm">
            <th scope="col" className="px-3 py-2 font-emphasis">
              Gerät
            </th>
            <th scope="col" className="px-3 py-2 text-right font-emphasis">
              gemeldet
            </th>
            <th scope="col" className="px-3 py-2 text-right font-emphasis">
              da
            </th>
            <th scope="col" className="px-3 py-2 font-emphasis">
              Was auffällt
            </th>
          </tr>
        </thead>
        {lines.map((one) => {
          const { itemId, title, quantity } = one.line;
          const isOpen = open === itemId;
          return (
            <tbody key={itemId} className="border-b border-line last:border-0">
              <tr className={classNames(chosen === itemId && 'bg-steel')}>
                <th scope="row" className="p-0 font-emphasis">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    className={classNames(
                      'min-h-(--control) w-full border-l-3 px-3 py-2 text-left wrap-anywhere',
                      chosen === itemId ? 'border-ink' : 'border-transparent',
                    )}
                    onClick={() => setOpen(isOpen ? undefined : itemId)}
                  >
                    {one.position}. {title}
                    {one.line.description !== '' && (
                      <span className="block text-sm font-normal text-muted">{one.line.description}</span>
                    )}
                  </button>
                </th>
                <td className="px-3 py-2 text-right tabular-nums">{quantity}</td>
                <td className="px-3 py-2 text-right tabular-nums">{one.units.length}</td>
                <td className="px-3 py-2 text-muted">{noticed(one)}</td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={4} className="px-3 pb-4">
                    <OpenLine received={one} isChosen={chosen === itemId} {...acts} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </WideTable>
  );
}

function noticed(received: CountedLine): string {
  const missing = received.missing;
  const held = received.units.filter(({ hold }) => hold !== undefined).length;
  const damaged = received.units.filter(({ batteryDamaged }) => batteryDamaged).length;
  return [
    missing === 0 ? 'vollständig' : missing === 1 ? '1 fehlt noch' : `${missing} fehlen noch`,
    ...(held > 0 ? [`${held} angehalten`] : []),
    ...(damaged > 0 ? [`${damaged} mit beschädigtem Akku`] : []),
  ].join(', ');
}

interface OpenLineProps extends Omit<GoodsTableProps, 'lines' | 'chosen'> {
  readonly received: CountedLine;
  readonly isChosen: boolean;
}

function OpenLine({ received, isChosen, onChoose, onCount, onUnit }: OpenLineProps) {
  const { line, units, missingNumbers, missingNameless } = received;
  const [count, setCount] = useState<number | null>(null);
  const room = line.quantity - units.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === null || count < 1) return;
    onCount(line.itemId, Math.min(count, maxUnitsTogether));
    setCount(null);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Button aria-pressed={isChosen} onClick={() => onChoose(isChosen ? undefined : line.itemId)}>
          {isChosen ? 'Unbekannte Nummern nicht mehr hierher' : 'Unbekannte Nummern zählen hierher'}
        </Button>
        {room > 0 && (
          <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
            <Button onClick={() => onCount(line.itemId, 1)}>+1 ohne Seriennummer</Button>
            <div className="w-56">
              <NumberField
                name={`stueck-${line.itemId}`}
                label="Stück"
                value={count ?? undefined}
                onChange={setCount}
              />
            </div>
            <Button type="submit">Zählen</Button>
          </form>
        )}
      </div>
      {units.length > 0 && (
        <ul aria-label="Da" className="grid gap-x-3 sm:grid-cols-2">
          {units.map((unit) => (
            <li key={unit.plate} className="border-b border-line">
              <button
                type="button"
                className="min-h-(--control) w-full py-2 text-left hover:bg-steel"
                onClick={() => onUnit(unit.plate)}
              >
                <span className="font-emphasis wrap-anywhere">
                  {unit.serial ?? unit.inventoryNumber ?? 'ohne Seriennummer'}
                </span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {[plateText(unit), ...unitMarks(unit)].join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {received.missing > 0 && (
        <p className="wrap-anywhere">
          <span className="font-emphasis">Fehlt noch: </span>
          {[...missingNumbers, ...(missingNameless > 0 ? [`${missingNameless} ohne genannte Nummer`] : [])].join(', ')}
        </p>
      )}
    </div>
  );
}
