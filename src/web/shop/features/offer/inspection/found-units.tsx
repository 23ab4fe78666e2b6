import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ShownAdjustedLine } from './adjusted-line.ts';
import { Evidence } from './evidence.tsx';

type Found = NonNullable<ShownAdjustedLine['deductions'][number]['found']>;

interface FoundUnitsProps {
  /** What is deducted. */
  readonly name: string;
  readonly found: Found;
}

/** More of them open on demand. */
const few = 5;

/** Each device that a deduction is made for: its number, what was found, the photos of it. */
export function FoundUnits({ name, found }: FoundUnitsProps) {
  const list = (
    <ul className="mt-2 grid gap-3 border-l-2 border-line pl-3">
      {found.map((one) => (
        <li key={`${one.plate} ${one.text}`}>
          <p className="wrap-anywhere">
            <span className="font-emphasis">{numberText(one)}</span>: {one.text}
          </p>
          {one.note && <p className="text-sm text-muted whitespace-pre-line wrap-anywhere">{one.note}</p>}
          {one.photos.length === 0 ? (
            <p className="text-sm text-muted">Nachweis: Prüfprotokoll</p>
          ) : (
            <Evidence of={`${name}, ${numberText(one)}`} files={one.photos} />
          )}
        </li>
      ))}
    </ul>
  );
  return found.length > few ? <Disclosure title={`${found.length} Befunde nach Gerät`}>{list}</Disclosure> : list;
}

/** As the seller knows it, else as it is known here. */
function numberText({ serial, inventoryNumber, plate }: Found[number]): string {
  if (serial !== undefined) return `Seriennummer ${serial}`;
  return inventoryNumber === undefined ? `Gerät ${plate}` : `Inventarnummer ${inventoryNumber}`;
}
