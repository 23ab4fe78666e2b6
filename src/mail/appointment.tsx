import { company } from '#contract/settings/shop-in-force.ts';
import { siteText } from '#domain/offer/events/wording.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { PackingLine } from './packing-line.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { fetched, fetchedAtSites, sampleFacts, toBeBrought } from './sample-offer.ts';
import { fourteenPallets } from './sample-packing.ts';
import { SiteLine } from './site-line.tsx';
import { reference } from './wording.ts';

export const appointmentMail = offerMail({
  name: 'appointment',
  triggers: ['pickupAppointmentConfirmed', 'deliveryAppointmentConfirmed'],
  content: (facts) => {
    const { event, state } = facts;
    const { date, timeFrom, timeTo } = event.data;
    const pickup = event.type === 'pickupAppointmentConfirmed';
    const when = `${formatDayInFull(date)}, ${timeFrom} bis ${timeTo} Uhr`;
    return {
      subject: `${pickup ? 'Abholung' : 'Anlieferung'} am ${when}${siteText(event.data)}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={when}
          headline={pickup ? 'Ihr Abholtermin steht' : 'Ihr Anliefertermin steht'}
          action={{ label: 'Zum Auftrag', to: 'now' }}
          after={<Note>Passt der Termin nicht, rufen Sie uns an: {company.phone}.</Note>}
        >
          <Paragraph>
            {pickup ? 'wir holen Ihre Geräte ab: ' : 'wir erwarten Sie mit Ihren Geräten: '}
            <Strong>{when}</Strong>.
          </Paragraph>
          <SiteLine event={event} state={state} />
          <PackingLine facts={facts} />
          <Paragraph>
            {pickup
              ? 'Bitte stellen Sie die Geräte bereit und sorgen Sie dafür, dass jemand sie übergeben kann. Die Abholung kostet Sie nichts.'
              : `Unsere Anschrift: ${company.name}, ${company.street}, ${company.zip} ${company.city}. Markieren Sie den Auftrag als versendet, sobald Sie sich auf den Weg machen.`}
          </Paragraph>
          <Paragraph>Der Termin hängt als Datei für Ihren Kalender an dieser E-Mail und liegt beim Auftrag.</Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => ({ ...sampleFacts('pickupAppointmentConfirmed', fetched()), packing: fourteenPallets }),
  variants: {
    delivery: () => sampleFacts('deliveryAppointmentConfirmed', toBeBrought()),
    site: () => sampleFacts('pickupAppointmentConfirmed', fetchedAtSites()),
  },
});
