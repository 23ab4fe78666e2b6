import { forgetsSoon } from '#web/lib/forgets-soon.ts';
import { Button } from '#web/ui/button.tsx';
import { scanWords } from './scan-words.ts';
import type { Ramp } from './use-ramp.ts';

/** What waits for the network, what the server did not take, and what it knew better. */
export function SendingBar({ ramp }: { readonly ramp: Ramp }) {
  const { waiting, others, refused, shown, isLasting, isOffline } = ramp;
  const other = shown.filter(({ isOtherwise }) => isOtherwise).slice(-3);
  return (
    <>
      <div role="status" className="grid gap-2 empty:hidden">
        {isOffline && waiting.length > 0 && (
          <p className="rounded-sm bg-steel px-4 py-3">
            {waiting.length === 1 ? '1 Eintrag wartet' : `${waiting.length} Einträge warten`} auf das Netz. Scannen Sie
            weiter: Es wird gesendet, sobald die Verbindung da ist.
          </p>
        )}
        {others.length > 0 && (
          <p className="rounded-sm bg-warn-soft px-4 py-3">
            {others.length === 1 ? '1 Eintrag' : `${others.length} Einträge`} von einer anderen Anmeldung an diesem
            Gerät: Gesendet wird, sobald diese Person sich hier wieder anmeldet.
          </p>
        )}
        {!isLasting && (
          <p className="rounded-sm bg-warn-soft px-4 py-3">
            Dieser Browser behält nichts. Lassen Sie die Seite offen, bis alles gesendet ist.
          </p>
        )}
        {isLasting && forgetsSoon() && (others.length > 0 || (isOffline && waiting.length > 0)) && (
          <p className="rounded-sm bg-warn-soft px-4 py-3">
            Safari löscht nach sieben Tagen ohne Besuch, was noch nicht gesendet ist. Öffnen Sie diese Seite vorher mit
            Netz.
          </p>
        )}
        {other.map(({ id, code, kind }) => (
          <p key={id} className="rounded-sm bg-warn-soft px-4 py-3 wrap-anywhere">
            {code === '' ? 'Geräte ohne Nummer' : code}: {scanWords(kind).short}. Inzwischen hatte jemand anderes
            gescannt.
          </p>
        ))}
      </div>
      {refused.length > 0 && (
        <section aria-label="Nicht angenommen" className="rounded-sm border-[1.5px] border-warn bg-warn-soft p-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div role="alert">
              <h2>{refused.length === 1 ? '1 Eintrag wurde' : `${refused.length} Einträge wurden`} nicht angenommen</h2>
            </div>
            <Button onClick={ramp.retry}>Noch einmal senden</Button>
          </div>
          <ul className="mt-2">
            {refused.map(({ id, work, refusal }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  <strong>{workText(work)}</strong>: {refusal}
                </span>
                <Button kind="quiet" onClick={() => ramp.drop(id)}>
                  Verwerfen
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function workText(work: Ramp['refused'][number]['work']): string {
  if (work.kind === 'photo') return 'Foto';
  if (work.kind === 'proof') return 'Foto der Pakete';
  if (work.kind === 'change') return 'Angabe zu einem Gerät';
  const { scan } = work;
  if ('undo' in scan) return 'Rückgängig';
  return scan.code ?? `${scan.units ?? 1} ohne Seriennummer`;
}
