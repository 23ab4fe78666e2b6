import { expect, it } from 'vitest';
import { fetched, sampleFacts } from '#mail/sample-offer.ts';
import { appointmentFilesOf } from './appointment-file.ts';

const { offerId, event, state } = sampleFacts('pickupAppointmentConfirmed', fetched());
const appointed = { offerId, state, events: [event], publicUrl: 'https://ankauf.example.org' };

it('an appointment travels with the mail about it as a file for calendars', () => {
  const [file, ...more] = appointmentFilesOf(appointed, event);
  expect(more).toEqual([]);
  expect(file).toMatchObject({ filename: 'Abholung.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' });
  expect(file?.content).toContain(`UID:${offerId}@ankauf.example.org\r\n`);
});

it('what falls through takes it out of the calendar again, and other mails carry none', () => {
  const { event: other } = sampleFacts('shippingLabelSent');
  expect(appointmentFilesOf(appointed, other)).toEqual([]);
  const off = { ...appointed, state: { ...state, cancellation: { at: other.at, by: 'customer' as const } } };
  expect(appointmentFilesOf(off, other)).toMatchObject([{ contentType: expect.stringContaining('method=CANCEL') }]);
});
