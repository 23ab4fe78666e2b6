import { deskPages } from '#contract/desk/desk-urls.ts';
import type { SaleMedia } from '#contract/devices/media.ts';
import { verdictWords } from '#contract/devices/medium-words.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Runs that wait in the inbox and may be about this sale: until somebody decides about them nothing is finished. */
export function OpenRuns({ runs }: { readonly runs: SaleMedia['openRuns'] }) {
  if (runs.length === 0) return null;
  return (
    <section aria-label="Wartende Läufe" className="grid gap-2">
      <p className="text-warn">
        {runs.length === 1 ? 'Ein Löschlauf wartet' : `${numberText(runs.length)} Löschläufe warten`} und können zu
        diesem Verkauf gehören. Ordnen Sie sie zuerst zu, oder legen Sie sie mit Begründung weg.
      </p>
      <ul className="list-disc pl-5">
        {runs.map(({ id, report, serial = 'ohne Seriennummer', device, finishedAt, verdict }) => (
          <li key={id} className="wrap-anywhere">
            {[`${serial}${device === undefined ? '' : ` in ${device}`}`, verdictWords[verdict]].join(', ')}
            <span className="text-muted">
              {[report, finishedAt && formatInstant(finishedAt)].flatMap((text) => (text ? ` · ${text}` : []))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <PageLink href={deskPages.erasureReports}>Zu den Löschberichten</PageLink>
      </p>
    </section>
  );
}
