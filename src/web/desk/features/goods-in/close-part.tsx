import { useEffect, useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { parseNumber } from '#domain/values/amount-entry.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import type { GoodsSummary } from './goods-summary.ts';
import type { Ramp } from './use-ramp.ts';

interface ClosePartProps {
  readonly ramp: Ramp;
  readonly summary: GoodsSummary;
  readonly onDone: () => void;
}

/** Before the receipt is closed: what is missing, line by line, and what the customer is told beside it. */
export function ClosePart({ ramp, summary, onDone }: ClosePartProps) {
  const { api, queries } = useDesk();
  const { offerId, lines, phase } = ramp.view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [note, setNote] = useState('');
  const [restStays, setRestStays] = useState(false);
  const [key] = useState(randomUuid);
  const open = summary.lines.filter((one) => one.missing > 0);
  const hasSites = phase === 'handover' && new Set(lines.map(({ site }) => site)).size > 1;
  const [weight, setWeight] = useState('');
  const grams = gramsIn(weight);
  const proofs = ramp.proofs.flatMap(({ stored }) => stored ?? []);
  const photos = ramp.goods.units.reduce((sum, unit) => sum + unit.photos.length, 0);
  const { busy, refusal, run } = useAction(async () => {
    const text = note.trim();
    await api.post(
      deskApi.command('confirmScopeOfSupply', offerId),
      {
        fromUnits: true,
        ...(text !== '' && { note: text }),
        ...((proofs.length > 0 || grams) && { proof: { photos: proofs, ...(grams && { weight: grams }) } }),
        ...(restStays && { restStays }),
      },
      { 'idempotency-key': key },
    );
    await queries.invalidateQueries({ predicate: ({ queryKey: [call] }) => `${call}`.includes(offerId) });
    onDone();
  });
  return (
    <section aria-labelledby="abschliessen" className="grid gap-4 rounded-sm border border-line bg-sheet p-4.5">
      <h2 id="abschliessen" ref={heading} tabIndex={-1} className="outline-none">
        {summary.missing === 0
          ? 'Alles ist da'
          : `${countText(summary.missing)} ${summary.missing === 1 ? 'fehlt' : 'fehlen'} noch`}
      </h2>
      {open.length > 0 && (
        <ul className="grid gap-2">
          {open.map(({ line, position, missingNumbers, missingNameless }) => (
            <li key={line.itemId} className="wrap-anywhere">
              <strong>
                {position}. {line.title}
              </strong>
              :{' '}
              {[...missingNumbers, ...(missingNameless > 0 ? [`${missingNameless} ohne genannte Nummer`] : [])].join(
                ', ',
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        {open.length > 0 && 'Der Kunde erfährt einzeln, was fehlt, und kann antworten, bevor etwas abgezogen wird. '}
        Beigelegt werden {photoText(proofs.length)} der Pakete, {photoText(photos)} der Geräte
        {summary.unannounced > 0 && `, ${countText(summary.unannounced)} nicht angekündigt`}. Späte Pakete können Sie
        bis zur Prüfung nachtragen.
      </p>
      <div className="max-w-56">
        <TextField
          name="eingang-gewicht"
          label="Gewicht aller Pakete in kg"
          inputMode="decimal"
          maxLength={10}
          value={weight}
          error={grams === null ? 'Bitte das Gewicht als Zahl angeben, zum Beispiel 182,5.' : undefined}
          onChange={setWeight}
        />
      </div>
      <TextArea
        name="eingang-bemerkung"
        label="Bemerkung für den Kunden"
        hint="Zum Beispiel: Karton war offen, Gewicht stimmt nicht."
        value={note}
        onChange={setNote}
      />
      {hasSites && (
        <Checkbox
          name="rest-bleibt"
          label="Was andere Standorte noch haben, kommt nicht mehr"
          value={restStays}
          onChange={setRestStays}
        />
      )}
      <Refusal text={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          disabled={grams === null}
          busy={busy || ramp.waiting.length > 0}
          busyText={busy ? 'Wird abgeschlossen …' : 'Wird noch gesendet …'}
          onClick={() => void run()}
        >
          Jetzt abschließen
        </Button>
        <Button onClick={onDone}>Weiter scannen</Button>
      </div>
    </section>
  );
}

/** Grams of kilograms as they are typed; undefined where nothing is, null where it cannot be read. */
function gramsIn(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const grams = Math.round((parseNumber(text) ?? 0) * 1_000);
  return grams >= 1 && grams <= 100_000_000 ? grams : null;
}

const photoText = (count: number) => (count === 0 ? 'kein Foto' : count === 1 ? '1 Foto' : `${count} Fotos`);
const countText = (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`);
