import { unitStateWords } from '#contract/devices/sale-unit-words.ts';
import type { SaleUnits } from '#contract/devices/sale-units.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';

type Unit = SaleUnits['rows'][number];

const grounds: Partial<Record<Unit['state'], string>> = {
  missing: 'bg-warn-soft text-warn',
  held: 'bg-warn-soft text-warn',
  paid: 'bg-ok-soft text-ok',
};

/** One device: what it is, under which numbers, and how far it is. */
export function UnitRow({ unit }: { readonly unit: Unit }) {
  const { title, state, units, serial, inventoryNumber, plate, arrivedAt, media } = unit;
  const numbers = [
    serial !== undefined && `Seriennummer ${serial}`,
    inventoryNumber !== undefined && `Inventarnummer ${inventoryNumber}`,
    plate !== undefined && `bei uns ${plate}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-emphasis">{units > 1 ? `${numberText(units)} × ${title}` : title}</p>
        <p className="text-sm text-muted">{numbers.length > 0 ? numbers.join(', ') : 'ohne Nummer angekündigt'}</p>
        {media.map(({ serial: medium, method, result, proofs }) => (
          <p key={medium} className="text-sm text-muted">
            {`Datenträger ${medium}: ${resultWords[result]}${method === '' ? '' : `, ${method}`}`}
            {proofs.map(({ number, url, isWithdrawn = false }) => (
              <span key={number}>
                {', '}
                {url === undefined ? (
                  number
                ) : (
                  <PageLink href={url} className="text-link inline-block py-2.5">
                    {number}
                  </PageLink>
                )}
                {isWithdrawn && ' (zurückgezogen)'}
              </span>
            ))}
          </p>
        ))}
      </div>
      <p className="shrink-0 text-sm sm:text-right">
        <span className={classNames('rounded-sm px-2 py-0.5 font-emphasis', grounds[state] ?? 'bg-steel')}>
          {unitStateWords[state]}
        </span>
        {arrivedAt !== undefined && <span className="mt-1 block text-muted">{formatInstant(arrivedAt)}</span>}
      </p>
    </li>
  );
}

const resultWords: Readonly<Record<Unit['media'][number]['result'], string>> = {
  erased: 'gelöscht',
  destroyed: 'vernichtet',
  failed: 'Löschung gescheitert',
  notDetected: 'nicht erkannt',
};
