import { useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { PlatesQuery } from '#contract/devices/plates.ts';
import { type PlateFormatName, plateFormats } from '#domain/units/plate-labels.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface PrintPlatesProps {
  readonly offerId: string;
  /** How many units have a plate. */
  readonly count: number;
  readonly format: PlateFormatName;
  readonly onFormat: (format: PlateFormatName) => void;
}

const options = keysOf(plateFormats).map((value) => ({ value, label: plateFormats[value].name }));

/** Address of labels as PDF. */
export function platesAddress(offerId: string, query: PlatesQuery): string {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${deskApi.plates(offerId)}?${asked}`;
}

/** Labels with the plates of many units, on sheets that may have been begun. */
export function PrintPlates({ offerId, count, format, onFormat }: PrintPlatesProps) {
  const [start, setStart] = useState<number | null>(1);
  const [last, setLast] = useState<number | null>(null);
  const { columns, rows } = plateFormats[format];
  const onPage = columns * rows;
  const from = start !== null && start >= 1 && start <= onPage ? { start } : {};
  const some = last !== null && last >= 1 && last < count ? last : undefined;
  if (count === 0) return null;
  return (
    <section aria-labelledby="kennzeichen" className="grid gap-3">
      <h2 id="kennzeichen">Kennzeichen drucken</h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-72">
          <Select
            name="etiketten"
            label="Etiketten"
            emptyText={false}
            value={format}
            options={options}
            onChange={(chosen) => chosen && onFormat(chosen)}
          />
        </div>
        {onPage > 1 && (
          <div className="w-56">
            <NumberField
              name="ab-etikett"
              label="Ab Etikett"
              minimum={1}
              maximum={onPage}
              value={start}
              onChange={setStart}
            />
          </div>
        )}
        <div className="w-56">
          <NumberField
            name="letzte"
            label="Nur die letzten"
            minimum={1}
            maximum={count}
            value={last}
            onChange={setLast}
          />
        </div>
        <a
          className={buttonStyle('secondary')}
          href={platesAddress(offerId, { format, ...from, ...(some !== undefined && { last: some }) })}
          target="_blank"
          rel="noreferrer"
        >
          {some === undefined ? (count === 1 ? '1 Kennzeichen' : `Alle ${count} Kennzeichen`) : `Die letzten ${some}`}{' '}
          (PDF)
        </a>
      </div>
    </section>
  );
}
