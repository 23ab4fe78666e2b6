import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { undeliveredReasons } from '#contract/desk/undelivered-mail.ts';
import type { Actor } from '#domain/offer/actor.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { ActionButton } from '#web/ui/action-button.tsx';

const sides: Readonly<Record<Actor, string>> = { customer: 'Kunde', provider: 'wir', system: 'von selbst' };

/** Everything on paper as one file, and everything that happened, the newest first, with who did it; and the mails that did not arrive. */
export function HistoryTab({
  offer: { id, documents, timeline, undeliveredMails, lacks },
}: {
  readonly offer: DeskOfferView;
}) {
  return (
    <>
      {documents.length > 0 && lacks === undefined && (
        <ActionButton
          kind="secondary"
          busyText="Wird zusammengestellt …"
          action={() => saveFile(deskApi.papers(id))}
          className="mb-6"
        >
          Alle Unterlagen (ZIP)
        </ActionButton>
      )}
      {undeliveredMails.length > 0 && (
        <section className="mb-6">
          <h2>Nicht zugestellt</h2>
          <ul className="mt-2">
            {undeliveredMails.map(({ mail, to, state, lastAt, reply, reason }) => (
              <li key={`${mail} ${lastAt}`} className="border-t border-line py-2 wrap-anywhere">
                {mail} an {to}: {state === 'refused' ? 'abgewiesen' : 'wird weiter versucht'}
                {reply !== undefined && ` (${reply})`}, zuletzt {formatInstant(lastAt)}.
                {reason !== undefined && ` ${undeliveredReasons[reason]}.`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol>
        {timeline.map(({ version, at, text, actor, by }) => (
          <li
            key={version}
            className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_8rem] xl:grid-cols-[11rem_minmax(0,1fr)_14rem]"
          >
            <span className="text-muted">{formatInstant(at)}</span>
            <span>{text}</span>
            <span className="text-muted wrap-anywhere">{by ?? sides[actor]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
