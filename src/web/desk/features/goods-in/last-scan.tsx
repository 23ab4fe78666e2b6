import { deskPages } from '#contract/desk/desk-urls.ts';
import type { UnitChange, UnitView } from '#contract/devices/units.ts';
import { namesNoDevice } from '#domain/units/names-no-device.ts';
import { nearMisses } from '#domain/units/near-misses.ts';
import type { PlateFormatName } from '#domain/units/plate-labels.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { referenceOf } from './goods-in-counts.ts';
import type { GoodsSummary } from './goods-summary.ts';
import { LineChoice } from './line-choice.tsx';
import { withLine } from './ramp-choice.ts';
import type { RampUnits } from './ramp-entry.ts';
import { scanWords } from './scan-words.ts';
import { type ShownScan, unitsOf } from './shown-scans.ts';
import { UndoButton, UnitPanel } from './unit-panel.tsx';
import type { Ramp } from './use-ramp.ts';

interface LastScanProps {
  readonly ramp: Ramp;
  readonly summary: GoodsSummary;
  readonly plateFormat: PlateFormatName;
  /** Plate of a unit that was chosen in a list. */
  readonly picked: string | undefined;
  readonly onLeave: () => void;
}

const ofScan = ({ state, plates, id }: ShownScan): RampUnits => (state === 'told' ? { plates } : { scanId: id });

/** What was just scanned, or was chosen in a list: what it is, or what has to be said of it. */
export function LastScan(props: LastScanProps) {
  return (
    <section aria-label="Soeben gescannt" className="min-h-72 rounded-sm border border-line bg-sheet p-4.5">
      <Shown {...props} />
      {props.picked === undefined && props.ramp.last && <AlsoIn sales={props.ramp.last.alsoIn} />}
    </section>
  );
}

function AlsoIn({ sales }: { readonly sales: ShownScan['alsoIn'] }) {
  if (sales.length === 0) return null;
  return (
    <p role="status" className="mt-4 rounded-sm bg-warn-soft p-3 text-warn">
      Dieselbe Seriennummer steht auch in{' '}
      {sales.map(({ offerId, sale = 'einer Anfrage' }, place) => (
        <span key={offerId}>
          {place > 0 && ', '}
          <PageLink href={deskPages.offer(offerId)}>{sale}</PageLink>
        </span>
      ))}
      . Das Gerät kann nur einmal verkauft werden.
    </p>
  );
}

function Shown({ ramp, summary, plateFormat, picked, onLeave }: LastScanProps) {
  const { goods, last, choice } = ramp;
  const chosen = goods.units.find(({ plate }) => plate === picked);
  const panel = (units: readonly UnitView[], caption: string, of: RampUnits) => {
    const [first, ...more] = units;
    if (first === undefined) return null;
    return (
      <UnitPanel
        key={first.plate}
        ramp={ramp}
        units={[first, ...more]}
        plateFormat={plateFormat}
        caption={caption}
        lines={summary.lines}
        onChange={(change: UnitChange) => ramp.change(of, change)}
        onPhoto={(file) => ramp.photo(of, file)}
      />
    );
  };
  if (chosen)
    return (
      <>
        {panel([chosen], 'Gewählt', referenceOf(chosen.plate))}
        <Button data-leaves kind="quiet" className="mt-3" onClick={onLeave}>
          Zum letzten Scan
        </Button>
      </>
    );
  if (last === undefined)
    return (
      <>
        <p className="text-muted">Noch nichts gescannt</p>
        <p className="mt-2 max-w-prose text-[1.3rem]">
          Scannen Sie Paket, Seriennummer, Inventarnummer, Artikel oder ein Kennzeichen.
        </p>
      </>
    );
  const units = unitsOf(last, goods);
  const { short, text } = scanWords(last.kind);
  if (units.length > 0)
    return (
      <>
        {panel(
          units,
          `${text ?? 'Soeben gescannt.'} ${summary.here} von ${summary.declared}`,
          units.length === 1 ? referenceOf(units[0]?.plate ?? '') : ofScan(last),
        )}
      </>
    );
  const itemIds = new Set(last.itemIds);
  const lines = summary.lines.filter(({ line }) => itemIds.has(line.itemId));
  const here = new Set(goods.units.flatMap(({ serial }) => (serial === undefined ? [] : bareNumber(serial))));
  const near = last.kind === 'whichLine' ? nearMisses(last.code, goods.lines, here) : [];
  const isDoubtful = last.kind === 'whichLine' && namesNoDevice(last.code);
  const isAsked = last.kind === 'whichLine' || last.kind === 'full';
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-muted">{short}</p>
        <p className="mt-1 text-[2.2rem] leading-tight font-headline wrap-anywhere">
          {last.kind === 'article' || last.kind === 'full' ? lines[0]?.line.title : last.code}
        </p>
        {isDoubtful ? (
          <p className="mt-1">
            Das ist wohl keine Gerätenummer, sondern ein Modell, eine Artikelnummer oder die Nummer eines anderen
            Verkaufs. Ist es doch eine, wählen Sie die Position. Sonst scannen Sie die Seriennummer.
          </p>
        ) : (
          text !== undefined && <p className="mt-1">{text}</p>
        )}
      </div>
      {near.length > 0 && (
        <div className="grid gap-2">
          <p>
            Ähnlich angekündigt. Ist es dieses Gerät?
            {near.some(({ isKeyboard }) => isKeyboard) &&
              ' Der Scanner ist vielleicht auf eine andere Tastatur eingestellt: ß statt -, Ö statt :, y und z vertauscht.'}
          </p>
          {near.map(({ number }) => (
            <Button key={number} onClick={() => ramp.scanAs(number, choice)}>
              {number}
            </Button>
          ))}
        </div>
      )}
      {isAsked && (
        <LineChoice
          title="Position wählen"
          lines={last.kind === 'full' ? summary.lines.filter((one) => one.missing > 0) : lines}
          onChoose={(itemId) => ramp.scanAs(last.code, { ...withLine(choice, itemId), asDevice: true })}
          onNone={() => ramp.scanAs(last.code, { ...withLine(choice, undefined), unannounced: true })}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <UndoButton ramp={ramp} />
      </div>
    </div>
  );
}
