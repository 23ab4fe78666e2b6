import type { AppointmentDoubt } from '#domain/offer/handover/appointment-wishes.ts';

/** What is said of an appointment that is not as the seller wished; it can be made all the same. */
export const appointmentDoubtTexts: Readonly<Record<AppointmentDoubt, string>> = {
  weekday: 'An diesem Wochentag passt es dem Kunden nicht.',
  closed: 'Das liegt außerhalb unserer Öffnungszeiten.',
  weekend: 'Das ist ein Wochenende, und der Kunde hat keines genannt.',
  tooSoon: 'Der Kunde kann erst später.',
  tooLate: 'Der Kunde kann dann nicht mehr.',
  tooEarly: 'So früh ist beim Kunden niemand da.',
  tooLong: 'So spät ist beim Kunden niemand mehr da.',
};
