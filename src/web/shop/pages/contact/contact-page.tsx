import { company, shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import type { OpeningHours } from '#domain/values/holidays-of-land.ts';
import { formatTimeRange } from '#domain/values/time-range.ts';
import { weekdayName, weekdays } from '#domain/values/weekday.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  return (
    <div className="page-width pb-8">
      <PageHeader title="Kontakt" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Kontakt' }]}>
        Fragen vor dem Verkauf, während einer Prüfung oder nach der Auszahlung: Schreiben Sie uns. Vieles steht schon in
        den <PageLink href={pages.faq}>FAQ</PageLink>.
      </PageHeader>
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,38rem)_minmax(0,22rem)] lg:justify-between">
        <section aria-labelledby="nachricht">
          <h2 id="nachricht" className="mb-6">
            Nachricht
          </h2>
          <noscript>
            <p className="mb-6">Ohne JavaScript schreiben Sie uns bitte eine E-Mail.</p>
          </noscript>
          <ContactForm />
          <p className="mt-6 text-sm text-muted">
            Ihre Angaben verwenden wir, um zu antworten. Wie lange wir sie aufbewahren und welche Rechte Sie haben,
            steht in der <PageLink href={pages.privacy}>Datenschutzerklärung</PageLink>.
          </p>
        </section>
        <section aria-labelledby="direkt">
          <h2 id="direkt" className="mb-6">
            Direkt
          </h2>
          <Facts
            facts={[
              { name: 'E-Mail', value: <MailLink /> },
              { name: 'Telefon', value: <PhoneLink /> },
              ...openingFacts(),
              {
                name: 'Anschrift',
                value: (
                  <address className="not-italic">
                    {company.name}
                    <br />
                    {company.street}
                    <br />
                    {company.zip} {company.city}
                  </address>
                ),
              },
            ]}
          />
          <p className="mt-6 text-muted">
            Zu einer laufenden Anfrage steht der Stand im <PageLink href={pages.cockpit.list}>Verkaufscockpit</PageLink>
            : wer am Zug ist und bis wann.
          </p>
        </section>
      </div>
    </div>
  );
}

/** When somebody is there; nothing where the house names no hours. */
function openingFacts() {
  const { hours } = shopConfig.promises.house;
  if (hours === undefined) return [];
  return [{ name: 'Öffnungszeiten', value: <OpeningHoursList hours={hours} /> }];
}

function OpeningHoursList({ hours }: { readonly hours: OpeningHours }) {
  return (
    <ul>
      {weekdays.map((day) => {
        const span = hours[day];
        return (
          <li key={day} className="tabular-nums">
            {`${weekdayName[day]}: ${span ? formatTimeRange(span) : 'geschlossen'}`}
          </li>
        );
      })}
    </ul>
  );
}

function MailLink() {
  return (
    <a href={`mailto:${company.email}`} className="text-link">
      {company.email}
    </a>
  );
}

function PhoneLink() {
  return (
    <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`} className="text-link">
      {company.phone}
    </a>
  );
}
