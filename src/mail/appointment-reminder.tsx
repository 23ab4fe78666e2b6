import { company } from '#contract/settings/shop-in-force.ts';
import { siteText } from '#domain/offer/events/wording.ts';
import { handoverOf } from '#domain/offer/parties/sites.ts';
import { startOfDay } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { OfferLayout } from './offer-layout.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { reminderMail } from './reminder-mail.ts';
import { fetched, fetchedAtSites, sampleFacts, toBeBrought } from './sample-offer.ts';
import { SiteLine } from './site-line.tsx';
import { reference } from './wording.ts';

/** At noon of the day before goods are fetched or brought. A moved appointment has a reminder of its own. */
export const appointmentReminderMail = reminderMail({
  name: 'appointment-reminder',
  triggers: ['pickupAppointmentConfirmed', 'deliveryAppointmentConfirmed'],
  anchorOf: (event) => startOfDay(event.data.date),
  times: [{ name: 'day-before', at: -12, until: 0 }],
  isOpen: (state, { data }) => {
    const { appointment, goodsDispatchedAt } = handoverOf(state, data.site);
    return (
      state.phase === 'handover' &&
      goodsDispatchedAt === undefined &&
      appointment?.date === data.date &&
      appointment.timeFrom === data.timeFrom &&
      appointment.timeTo === data.timeTo
    );
  },
  content: (facts) => {
    const { event, state } = facts;
    const { date, timeFrom, timeTo } = event.data;
    const pickup = event.type === 'pickupAppointmentConfirmed';
    const when = `${formatDayInFull(date)}, ${timeFrom} bis ${timeTo} Uhr`;
    return {
      subject: `Morgen ${pickup ? 'holen wir Ihre Geräte ab' : 'erwarten wir Ihre Geräte'}${siteText(event.data)}, ${reference(state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={when}
          headline={pickup ? 'Morgen holen wir ab' : 'Morgen erwarten wir Sie'}
          action={{ label: 'Zum Auftrag', to: 'now' }}
          after={<Note>Passt der Termin nicht, rufen Sie uns an: {company.phone}.</Note>}
        >
          <Paragraph>
            {pickup ? 'wir kommen am ' : 'Sie bringen die Geräte am '}
            <Strong>{when}</Strong>.
          </Paragraph>
          <SiteLine event={event} state={state} />
          <Paragraph>
            {pickup
              ? 'Bitte stellen Sie die Geräte verpackt bereit und sorgen Sie dafür, dass jemand sie übergeben kann.'
              : `Unsere Anschrift: ${company.name}, ${company.street}, ${company.zip} ${company.city}.`}
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('pickupAppointmentConfirmed', fetched()),
  variants: {
    delivery: () => sampleFacts('deliveryAppointmentConfirmed', toBeBrought()),
    site: () => sampleFacts('pickupAppointmentConfirmed', fetchedAtSites()),
  },
});
