import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { numberText } from '#domain/values/number-text.ts';

interface SheetTableProps {
  readonly list: AssetList;
  readonly leftOut: readonly number[];
  readonly onLeaveOut: (sheet: number, isOut: boolean) => void;
}

const written = (count: number | undefined) => (count === undefined ? '' : numberText(count));

/** The sheets that were read: how many devices each brings, beside what its own sum says. Each can be left out. */
export function SheetTable({ list, leftOut, onLeaveOut }: SheetTableProps) {
  const read = list.sheets.flatMap((sheet, at) => (sheet.state === 'read' ? [{ ...sheet, at }] : []));
  if (list.sheets.length < 2 || read.length === 0) return null;
  const hasSums = read.some(({ ownSum }) => ownSum !== undefined);
  return (
    <table className="mb-3 w-full text-sm">
      <caption className="pb-1 text-left font-emphasis">Geräte je Tabellenblatt</caption>
      <thead>
        <tr className="border-b border-ink text-left text-muted">
          <th scope="col" className="py-1.5 font-normal">
            Blatt
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-normal">
            gelesen
          </th>
          {hasSums && (
            <th scope="col" className="px-2 py-1.5 text-right font-normal">
              Ihre Summe
            </th>
          )}
          <td />
        </tr>
      </thead>
      <tbody>
        {read.map(({ name, devices, ownSum, at }) => {
          const isOut = leftOut.includes(at);
          const isOff = ownSum !== undefined && ownSum !== devices;
          return (
            <tr key={at} className="border-b border-line">
              <th
                scope="row"
                className={`py-0 text-left font-normal wrap-anywhere ${isOut ? 'text-muted line-through' : ''}`}
              >
                {name}
              </th>
              <td className={`px-2 text-right ${isOut ? 'text-muted line-through' : ''}`}>{written(devices)}</td>
              {hasSums && (
                <td className={`px-2 text-right ${isOff ? 'font-emphasis text-warn' : ''}`}>{written(ownSum)}</td>
              )}
              <td className="w-24 text-right">
                <button
                  type="button"
                  aria-label={`${isOut ? 'Aufnehmen' : 'Auslassen'}: Blatt ${name}`}
                  onClick={() => onLeaveOut(at, !isOut)}
                  className="text-link min-h-11"
                >
                  {isOut ? 'Aufnehmen' : 'Auslassen'}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
