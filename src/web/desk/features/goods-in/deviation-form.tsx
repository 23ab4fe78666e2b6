import { type FormEvent, useState } from 'react';
import type { UnitChange, UnitView } from '#contract/devices/units.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { CountedLine } from './goods-summary.ts';
import { LineChoice } from './line-choice.tsx';

interface DeviationFormProps {
  readonly unit: UnitView;
  readonly lines: readonly CountedLine[];
  readonly onChange: (change: UnitChange) => void;
  readonly onLeave: () => void;
}

const holdReasons = ['Transportschaden', 'Nass oder verschmutzt', 'Eigentum unklar', 'Gerät gesperrt'];
const missingParts = ['Netzteil fehlt', 'Akku fehlt', 'Laufwerk fehlt', 'Teile fehlen'];

/** What is not as announced: another model, another line, parts that are missing, a reason to let it wait. */
export function DeviationForm({ unit, lines, onChange, onLeave }: DeviationFormProps) {
  const [model, setModel] = useState(unit.model ?? '');
  const [note, setNote] = useState(unit.note ?? '');
  const others = lines.filter((one) => one.line.itemId !== unit.itemId && one.missing > 0);
  const done = (change: UnitChange) => {
    onChange(change);
    onLeave();
  };
  const submit = (change: UnitChange) => (event: FormEvent) => {
    event.preventDefault();
    done(change);
  };
  return (
    <section aria-label="Abweichung" className="grid gap-5 border-t border-line pt-4">
      <div>
        <h2>Anhalten</h2>
        <p className="text-muted">Das Gerät wartet, bis jemand den Grund klärt.</p>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {unit.hold ? (
            <Button onClick={() => done({ hold: null })}>Nicht mehr anhalten: {unit.hold.reason}</Button>
          ) : (
            holdReasons.map((reason) => (
              <Button key={reason} className="justify-start" onClick={() => done({ hold: reason })}>
                {reason}
              </Button>
            ))
          )}
        </div>
      </div>
      <form onSubmit={submit({ note: note.trim() === '' ? null : note.trim() })} className="grid gap-3">
        <h2>Es fehlt etwas</h2>
        <div className="grid gap-3 sm:grid-cols-2">
          {missingParts.map((part) => (
            <Button key={part} className="justify-start" onClick={() => done({ note: joined(unit.note, part) })}>
              {part}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <TextField name="abweichung" label="Etwas anderes" value={note} maxLength={2_000} onChange={setNote} />
          </div>
          <Button type="submit">Notieren</Button>
        </div>
      </form>
      <form
        onSubmit={submit({ model: model.trim() === '' ? null : model.trim() })}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-60 flex-1">
          <TextField name="modell" label="Anderes Modell" value={model} maxLength={300} onChange={setModel} />
        </div>
        <Button type="submit">Eintragen</Button>
      </form>
      <LineChoice
        title={unit.itemId === undefined ? 'Gehört doch zu einer Position' : 'Gehört zu einer anderen Position'}
        lines={others}
        onChoose={(itemId) => done({ itemId })}
        {...(unit.itemId !== undefined && { onNone: () => done({ itemId: null }) })}
      />
      <Button data-leaves kind="quiet" className="justify-self-start" onClick={onLeave}>
        Keine Abweichung
      </Button>
    </section>
  );
}

/** Beside what stands there, once. */
function joined(before: string | undefined, part: string): string {
  if (before === undefined) return part;
  return before.includes(part) ? before : `${before}, ${part}`;
}
