import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { deviceTable } from '#domain/device-line/device-table.ts';
import type { ReadDeviceLines } from '#domain/device-line/read-device-lines.ts';
import { numberText } from '#domain/values/number-text.ts';
import { draftReview } from '#web/shop/features/asset-list/draft-review.ts';
import { cellsSource } from '#web/shop/features/asset-list/list-source.ts';
import { nothingDecided } from '#web/shop/features/asset-list/review.ts';
import { DeviceIntake } from '#web/shop/features/device-lines/device-intake.tsx';
import { faultWords } from '#web/shop/features/device-lines/fault-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReadDevice } from './read-device.tsx';

/** Where lines of the script become goods: one device goes into the Verkaufskorb, several become a list. */
export function ReadDevices() {
  const ready = useHydrated();
  const [read, setRead] = useState<ReadDeviceLines>();
  const [first, ...others] = read?.devices ?? [];
  const notes = read === undefined ? [] : faultWords(read);
  return (
    <div className="grid gap-6">
      <DeviceIntake disabled={!ready} onRead={setRead} />
      {notes.length > 0 && (
        <Notice kind={read?.faults.length === 0 ? 'plain' : 'warn'}>
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere">
              {note}
            </p>
          ))}
        </Notice>
      )}
      {read !== undefined && first !== undefined && others.length > 0 && <ToList read={read} />}
      {first !== undefined && others.length === 0 && (
        <ReadDevice key={JSON.stringify(first)} table={tableText([first])} device={first} />
      )}
    </div>
  );
}

/** Several devices: they are looked through where every list is. */
function ToList({ read: { devices } }: { readonly read: ReadDeviceLines }) {
  const navigate = useNavigate();
  const without = devices.filter(({ serial }) => serial === undefined).length;
  return (
    <Notice title={`${numberText(devices.length)} Geräte gelesen`}>
      {without > 0 && (
        <p>
          {without === 1 ? 'Eines ist' : `${numberText(without)} sind`} ohne Seriennummer: Unter Linux steht sie nur mit
          sudo in der Zeile.
        </p>
      )}
      <Button
        kind="primary"
        className="mt-4 max-sm:w-full"
        onClick={() => {
          const question = { source: cellsSource(tableText(devices)), columns: [], sheets: [] };
          draftReview.keep({ ...nothingDecided, question, decisions: [] });
          void navigate({ to: pages.upload.list });
        }}
      >
        Als Liste durchsehen
      </Button>
    </Notice>
  );
}

const tableText = (devices: ReadDeviceLines['devices']) =>
  writeTable({ delimiter: '\t', hasNamedDelimiter: false, newline: '\n', rows: deviceTable(devices) });
