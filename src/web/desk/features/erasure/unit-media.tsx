import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { MediumView, SaleMedia } from '#contract/devices/media.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AddMedium } from './add-medium.tsx';
import { MediumPart } from './medium-part.tsx';

interface UnitMediaProps {
  readonly offerId: string;
  /** None where nobody knows in what the media were. */
  readonly unit: SaleMedia['units'][number] | undefined;
  readonly media: readonly MediumView[];
  readonly mayChange: boolean;
}

/** A device with its media. */
export function UnitMedia({ offerId, unit, media, mayChange }: UnitMediaProps) {
  const [isAdding, setAdding] = useState(false);
  const title = unit?.title ?? 'Ohne Gerät';
  return (
    <section aria-label={unit ? `${title}, ${unit.plate}` : title} className="border-t border-ink py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{title}</h3>
          {unit && (
            <p className="text-muted wrap-anywhere">
              <PageLink
                href={deskPages.unit(unit.plate)}
                className="inline-flex min-h-(--control) items-center text-link"
              >
                {unit.plate}
              </PageLink>
              {[unit.serial, unit.inventoryNumber, unit.place].filter(Boolean).map((text) => ` · ${text}`)}
            </p>
          )}
          {media.length === 0 && <p>Noch kein Datenträger erfasst.</p>}
        </div>
        {mayChange && !isAdding && <Button onClick={() => setAdding(true)}>Datenträger erfassen …</Button>}
      </div>
      {media.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {media.map((medium) => (
            <MediumPart key={medium.id} offerId={offerId} medium={medium} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && isAdding && (
        <div className="mt-3">
          <AddMedium offerId={offerId} plate={unit?.plate} onLeave={() => setAdding(false)} />
        </div>
      )}
    </section>
  );
}
