import { type Firm, firmCalls, type Invitation } from '#contract/account/firm.ts';
import { pages } from '#contract/site/urls.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { ColleagueRow } from './colleague-row.tsx';
import { FirmNameForm } from './firm-name-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { SecondPersonForm } from './second-person-form.tsx';
import type { ChangeFirm } from './use-firm.ts';

interface FirmSectionsProps {
  readonly firm: Firm;
  readonly change: ChangeFirm;
  /** Called once somebody has left by their own wish: their session is over. */
  readonly onLeft: () => void;
}

/** The firm as its people see it: who belongs to it, who is invited, and the way out. */
export function FirmSections({ firm, change, onLeft }: FirmSectionsProps) {
  const { colleagues, invitations, rights } = firm;
  const manages = rights.includes('managePeople');
  const own = colleagues.find(({ isSelf }) => isSelf);
  const isLastManager = manages && !colleagues.some((one) => !one.isSelf && one.rights.includes('managePeople'));
  return (
    <div className="mt-8 border-b border-ink">
      <Section title="Personen" intro="Alle sehen Geräte, Nachrichten und Stand aller Verkäufe der Firma.">
        <ul>
          {colleagues.map((colleague) => (
            <ColleagueRow key={colleague.accountId} {...{ colleague, manages, change }} />
          ))}
        </ul>
      </Section>
      {manages && (
        <Section title="Einladen" intro="Wer eingeladen ist, bekommt eine E-Mail mit einem Link.">
          <div className="grid gap-8">
            {invitations.length > 0 && <OpenInvitations {...{ invitations, change }} />}
            <InviteForm change={change} />
          </div>
        </Section>
      )}
      {manages && (
        <Section title="Name der Firma" intro="So heißt die Firma in Einladungen.">
          <FirmNameForm firm={firm} change={change} />
        </Section>
      )}
      {manages ? (
        <Section
          title="Zwei Personen"
          intro="Ab diesem Betrag braucht ein Verkauf die Zustimmung einer zweiten Person: per Link oder von jemandem, der für die Firma entscheiden darf."
        >
          <SecondPersonForm firm={firm} change={change} />
        </Section>
      ) : (
        firm.secondPersonFrom !== undefined && (
          <Section title="Zwei Personen">
            <p>
              Ab {formatMoney(fromEuros(firm.secondPersonFrom))} braucht ein Verkauf die Zustimmung einer zweiten
              Person.
            </p>
          </Section>
        )
      )}
      <Section title="Systeme" intro="Binden Sie Ihr Anlagenverzeichnis oder Ihre Inventarsoftware an.">
        <PageLink href={pages.account.systems} button="secondary" className="max-sm:w-full">
          Token, Webhooks und Anleitung
        </PageLink>
      </Section>
      {own && (
        <Section title="Firma verlassen">
          {isLastManager ? (
            <p>
              Nur Sie verwalten die Personen der Firma. Bevor Sie gehen, geben Sie jemand anderem dieses Recht. Löschen
              Sie als letzte Person Ihr Konto, endet auch die Firma.
            </p>
          ) : (
            <ConfirmedButton
              kind="secondary"
              ends
              text="Firma verlassen …"
              question="Firma verlassen?"
              confirmText="Firma verlassen"
              busyText="Wird verlassen …"
              action={async () => {
                await change(firmCalls.remove, { accountId: own.accountId });
                onLeft();
              }}
            >
              <p>
                Die Verkäufe bleiben bei der Firma, auch die, die Sie gesendet haben. Sie werden überall abgemeldet;
                Token und Webhooks, die Sie eingerichtet haben, gelten dann nicht mehr.
              </p>
            </ConfirmedButton>
          )}
        </Section>
      )}
    </div>
  );
}

interface OpenInvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly change: ChangeFirm;
}

function OpenInvitations({ invitations, change }: OpenInvitationsProps) {
  return (
    <div>
      <h3>Offene Einladungen</h3>
      <ul className="mt-2">
        {invitations.map(({ id, email, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:border-t"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{email}</p>
              <p className="text-sm text-muted">Gilt bis {formatInstant(expiresAt)}</p>
            </div>
            <ActionButton
              kind="quiet"
              busyText="Wird zurückgezogen …"
              action={() => change(firmCalls.withdraw, { id })}
            >
              Zurückziehen<span className="sr-only">: {email}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
