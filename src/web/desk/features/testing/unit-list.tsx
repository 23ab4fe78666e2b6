import { useState } from 'react';
import type { TestedUnitView, TestingView } from '#contract/devices/desk-testing.ts';
import { findingRecords } from '#domain/testing/finding-codes.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { type DeviceTestStanding, testStandingWords } from './test-standing-words.ts';
import type { TestingAtDesk } from './use-testing.ts';

/** Rows that are drawn at once: a scan finds any device. */
const shown = 100;

interface UnitListProps {
  readonly view: TestingView;
  readonly testing: TestingAtDesk;
  readonly onOpen: (plate: string) => void;
}

/** All devices by where their test stands; many alike are done at once. */
export function UnitList({ view, testing, onOpen }: UnitListProps) {
  const [only, setOnly] = useState<DeviceTestStanding>();
  const counts = new Map(
    [...Map.groupBy(view.units, ({ standing }) => standing)].map(([key, all]) => [key, all.length]),
  );
  const rows = view.units.filter(({ standing }) => only === undefined || standing === only);
  const titles = new Map(view.lines.map(({ itemId, title }) => [itemId, title]));
  return (
    <div className="grid gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Nur zeigen</legend>
        {keysOf(testStandingWords)
          .filter((standing) => counts.has(standing))
          .map((standing) => (
            <button
              key={standing}
              type="button"
              aria-pressed={only === standing}
              onClick={() => setOnly(only === standing ? undefined : standing)}
              className={classNames(
                'min-h-(--control) rounded-sm border-[1.5px] px-4',
                only === standing ? 'border-ink bg-steel font-emphasis' : 'border-line bg-sheet hover:border-ink',
              )}
            >
              {numberText(counts.get(standing) ?? 0)} {testStandingWords[standing]}
            </button>
          ))}
      </fieldset>
      {view.isOpen && <ManyAlike view={view} testing={testing} />}
      <DataTable
        caption="Geräte unter Prüfung"
        columns={[
          {
            title: 'Kennzeichen',
            isWhole: true,
            cell: ({ plate }) => (
              <button
                type="button"
                className="min-h-(--control) min-w-28 text-left underline underline-offset-4"
                onClick={() => onOpen(plate)}
              >
                {plate}
              </button>
            ),
          },
          { title: 'Gerät', cell: ({ itemId }) => titles.get(itemId) ?? '' },
          { title: 'Seriennummer', cell: ({ serial, inventoryNumber }) => serial ?? inventoryNumber ?? '' },
          { title: 'Stand', cell: ({ standing }) => testStandingWords[standing] },
          { title: 'Note', cell: gradeText },
          {
            title: 'Befunde',
            cell: ({ findings, atRamp }) =>
              [
                ...findings.map(({ code }) => findingRecords[code].text),
                ...(atRamp ? [`Wareneingang: ${atRamp.join(', ')}`] : []),
              ].join(', '),
          },
        ]}
        rows={rows.slice(0, shown)}
        keyOf={({ plate }) => plate}
        empty="Kein Gerät."
      />
      {rows.length > shown && (
        <p className="text-muted">Die ersten {shown} stehen hier. Jedes andere findet ein Scan.</p>
      )}
    </div>
  );
}

const gradeText = ({ standing, functional, cosmetic }: TestedUnitView) =>
  standing === 'untested' ? '' : `${functional.grade} / ${cosmetic.grade}`;

/** '38 × ThinkPad T480 ohne Befund': what is open about them is answered as of devices without a flaw. */
function ManyAlike({ view, testing }: Pick<UnitListProps, 'view' | 'testing'>) {
  const open = view.lines.flatMap((line) => {
    const plates = view.units.flatMap(({ plate, itemId, standing, atRamp }) =>
      itemId === line.itemId && standing === 'untested' && !atRamp ? plate : [],
    );
    return plates.length === 0 ? [] : [{ line, plates }];
  });
  if (open.length === 0) return null;
  return (
    <section aria-label="Viele auf einmal" className="grid gap-2">
      {open.map(({ line, plates }) => (
        <Button
          key={line.itemId}
          className="justify-start text-left"
          busy={testing.isSending}
          onClick={() => void testing.sound(plates)}
        >
          {numberText(plates.length)} × {line.title}: ohne weiteren Befund
        </Button>
      ))}
      <p className="text-sm text-muted">
        Was zu einem Gerät schon beantwortet ist, bleibt. Jede Antwort lässt sich ändern. Geräte, zu denen der
        Wareneingang etwas festgehalten hat, sind nicht dabei: Die prüfen Sie einzeln.
      </p>
    </section>
  );
}
