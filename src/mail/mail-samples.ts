import { pages } from '#contract/urls.ts';
import { accountDeleted } from './account-deleted.tsx';
import { adjustmentReminderMail } from './adjustment-reminder.tsx';
import { appointmentMail } from './appointment.tsx';
import { bidPlacedMail } from './bid-placed.tsx';
import { bidReminderMail } from './bid-reminder.tsx';
import { cancelledMail } from './cancelled.tsx';
import { confirmEmail } from './confirm-email.tsx';
import { contactMessage } from './contact-message.tsx';
import { contactReceived } from './contact-received.tsx';
import { emailChangeAsked } from './email-change-asked.tsx';
import { emailChanged } from './email-changed.tsx';
import type { OfferFacts, OfferMail } from './offer-mail.ts';
import { offerMails } from './offer-mails.ts';
import { orderRejectedMail } from './order-rejected.tsx';
import { passkeysChanged } from './passkeys-changed.tsx';
import { passwordChanged } from './password-changed.tsx';
import type { MailContent } from './render-mail.ts';
import { resetPassword } from './reset-password.tsx';
import { bidAnew, cancelledByCustomer, sampleFacts, soldPrivately, toBeBrought } from './sample-offer.ts';

/** A mail with invented data, to be looked at. */
interface MailSample {
  /** Part of its preview's address. */
  name: string;
  group: 'Verkauf' | 'Erinnerungen' | 'Konto' | 'Kontakt';
  content: () => MailContent;
}

const shop = 'https://ankauf.example';
const recoverUrl = shop + pages.account.forgotPassword;
const profileUrl = shop + pages.account.profile;
const confirmUrl = shop + pages.account.confirmEmail('muster');

const ofOffer =
  (group: MailSample['group']) =>
  (mail: OfferMail, variant = '', facts: () => OfferFacts = mail.sample): MailSample => ({
    name: [mail.name, variant].filter(Boolean).join('-'),
    group,
    content: () => mail.compose(facts()),
  });
const sale = ofOffer('Verkauf');
const reminder = ofOffer('Erinnerungen');
const account = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Konto', content });
const contact = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Kontakt', content });

/** Every mail of the program, those with several faces more than once. */
export const mailSamples: readonly MailSample[] = [
  ...offerMails.map((mail) => sale(mail)),
  sale(bidPlacedMail, 'private', () => sampleFacts('bidSubmitted', soldPrivately())),
  sale(bidPlacedMail, 'anew', () => sampleFacts('bidSubmitted', bidAnew())),
  sale(appointmentMail, 'delivery', () => sampleFacts('deliveryAppointmentConfirmed', toBeBrought())),
  sale(cancelledMail, 'by-customer', () => sampleFacts('cancelled', cancelledByCustomer())),
  sale(orderRejectedMail, 'before-dispatch', () => sampleFacts('orderRejected', toBeBrought())),
  reminder(bidReminderMail, '48'),
  reminder(bidReminderMail, '24', () => ({ ...bidReminderMail.sample(), hoursLeft: 24 })),
  reminder(adjustmentReminderMail, '48', () => ({ ...adjustmentReminderMail.sample(), hoursLeft: 48 })),
  reminder(adjustmentReminderMail, '24'),
  account('confirm-email', () => confirmEmail({ url: confirmUrl, change: false, validDays: 7 })),
  account('confirm-email-change', () => confirmEmail({ url: confirmUrl, change: true, validDays: 7 })),
  account('reset-password', () => resetPassword({ url: shop + pages.account.resetPassword('muster') })),
  account('password-changed', () => passwordChanged({ recoverUrl })),
  account('email-change-asked', () => emailChangeAsked({ recoverUrl })),
  account('email-changed', () => emailChanged()),
  ...(['passkeyAdded', 'passkeyRemoved', 'passkeysDropped'] as const).map((what) =>
    account(`passkeys-changed-${what}`, () => passkeysChanged({ what, recoverUrl, profileUrl })),
  ),
  account('account-deleted', () => accountDeleted()),
  contact('contact-received', () => contactReceived()),
  contact('contact-message', () =>
    contactMessage({
      name: 'Kim Muster',
      email: 'kim.muster@example.org',
      subject: 'Bandbibliothek',
      message: 'Guten Tag,\n\nkaufen Sie auch Bandbibliotheken an?',
    }),
  ),
];
