import { useState } from 'react';
import type { UnitChange, UnitView } from '#contract/devices/units.ts';
import type { PlateFormatName } from '#domain/units/plate-labels.ts';
import { batteryPlace } from '#domain/units/unit.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { PlaceChoice } from '../../ui/place-choice.tsx';
import { DeviationForm } from './deviation-form.tsx';
import { isWithoutPlate } from './goods-in-counts.ts';
import type { CountedLine } from './goods-summary.ts';
import { PhotoButton } from './photo-button.tsx';
import { platesAddress } from './print-plates.tsx';
import { plateText, unitFacts, unitMarks, unitTitle } from './unit-words.ts';
import type { Ramp } from './use-ramp.ts';

interface UnitPanelProps {
  readonly ramp: Ramp;
  /** Those that were counted together, or the one that was chosen. */
  readonly units: readonly [UnitView, ...UnitView[]];
  readonly plateFormat: PlateFormatName;
  /** Above its name. */
  readonly caption: string;
  readonly lines: readonly CountedLine[];
  readonly onChange: (change: UnitChange) => void;
  readonly onPhoto: (file: File) => void;
}

/** The unit in somebody's hands, big, and what can be said of it. */
export function UnitPanel({ ramp, units, plateFormat, caption, lines, onChange, onPhoto }: UnitPanelProps) {
  const [unit] = units;
  const [deviates, setDeviates] = useState(false);
  const damage = () => onChange({ batteryDamaged: unit.batteryDamaged !== true });
  useActions({ noteDeviation: () => setDeviates(!deviates), batteryDamaged: damage });
  const { place, ...elsewhere } = unit;
  // A place that can be chosen stands below, as nothing unusual.
  const marks = unitMarks(ramp.view.places.length > 0 ? elsewhere : unit);
  return (
    <>
      <p className="text-muted">{caption}</p>
      <p className="mt-1 text-[2.6rem] leading-tight font-headline tracking-tight wrap-anywhere max-md:text-[1.9rem]">
        {unitTitle(unit, ramp.view)}
      </p>
      <p className="mt-1 text-muted wrap-anywhere">
        {units.length > 1 ? `${units.length} Geräte ohne Seriennummer` : unitFacts(unit, ramp.view).join(' · ')}
      </p>
      {units.length === 1 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 font-emphasis">
          {plateText(unit)}
          {!isWithoutPlate(unit) && (
            <a
              className={buttonStyle('quiet')}
              href={platesAddress(ramp.view.offerId, { format: plateFormat, plate: unit.plate })}
              target="_blank"
              rel="noreferrer"
            >
              Kennzeichen drucken
            </a>
          )}
        </p>
      )}
      {marks.length > 0 && <p className="mt-2 wrap-anywhere text-warn">{marks.join(' · ')}</p>}
      {unit.batteryDamaged && (
        <p role="status" className="mt-3 rounded-sm bg-warn-soft p-4">
          <strong>Legen Sie das Gerät auf den Platz „{unit.place ?? batteryPlace}“</strong>, mit Abstand zu anderen und
          nicht auf die Palette. Es wird nicht weitergeschickt.
        </p>
      )}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <PhotoButton text="Foto" hasKey onTake={(photos) => photos.forEach(onPhoto)} />
        <Button
          className="justify-start"
          aria-expanded={deviates}
          aria-keyshortcuts="F4"
          onClick={() => setDeviates(!deviates)}
        >
          Abweichung
          <span aria-hidden="true">
            <KeyHint of="F4" />
          </span>
        </Button>
        <Button
          className="justify-start"
          aria-pressed={unit.batteryDamaged === true}
          aria-keyshortcuts="F9"
          onClick={damage}
        >
          {unit.batteryDamaged ? 'Akku doch nicht beschädigt' : 'Akku beschädigt'}
          <span aria-hidden="true">
            <KeyHint of="F9" />
          </span>
        </Button>
        <UndoButton ramp={ramp} />
        <UndoThis ramp={ramp} plate={unit.plate} />
      </div>
      {ramp.view.places.length > 0 && (
        <div className="mt-4 max-w-80">
          <PlaceChoice place={place} places={ramp.view.places} onChange={(chosen) => onChange({ place: chosen })} />
        </div>
      )}
      {deviates && (
        <div className="mt-4">
          <DeviationForm unit={unit} lines={lines} onChange={onChange} onLeave={() => setDeviates(false)} />
        </div>
      )}
    </>
  );
}

/** Takes back the scan of this very unit, where another one was counted after it. */
function UndoThis({ ramp, plate }: { readonly ramp: Ramp; readonly plate: string }) {
  const scan = ramp.scanOf(plate);
  if (scan === undefined || scan.id === ramp.undoable?.id) return null;
  return (
    <Button className="justify-start" onClick={() => ramp.undo(scan.id)}>
      Dieses Gerät zurücknehmen
    </Button>
  );
}

/** Takes back what was counted last. */
export function UndoButton({ ramp }: { readonly ramp: Ramp }) {
  const { undoable } = ramp;
  const undo = undoable && (() => ramp.undo(undoable.id));
  useActions({ undoScan: undo });
  return (
    <Button className="justify-start" aria-keyshortcuts="F8" disabled={undo === undefined} onClick={undo}>
      <span className="min-w-0 truncate">Rückgängig{undoable && undoable.code !== '' && `: ${undoable.code}`}</span>
      <span aria-hidden="true">
        <KeyHint of="F8" />
      </span>
    </Button>
  );
}
