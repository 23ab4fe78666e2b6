import { firmScopeNames } from '#contract/account/firm-systems.ts';
import { pages } from '#contract/site/urls.ts';
import { accountNotices } from './account-notices.ts';
import { confirmEmail } from './confirm-email.tsx';
import { contactMessage } from './contact-message.tsx';
import { contactReceived } from './contact-received.tsx';
import { firmInvitationMail } from './firm-invitation.tsx';
import { firmTokenMadeMail } from './firm-token-made.tsx';
import { offerAccessMail } from './offer-access.tsx';
import type { OfferMail } from './offer-mail.ts';
import { offerMails } from './offer-mails.ts';
import { offerMoveMail } from './offer-move.tsx';
import { reminderMails } from './reminder-mails.ts';
import type { MailContent } from './render-mail.ts';
import { resetPassword } from './reset-password.tsx';
import { sampleFacts } from './sample-offer.ts';

/** A mail with invented data, to be looked at. */
export interface MailSample {
  /** Part of its preview's address. */
  name: string;
  group: 'Verkauf' | 'Erinnerungen' | 'Konto' | 'Kontakt';
  content: () => MailContent;
}

const shop = 'https://ankauf.example';
const recoverUrl = shop + pages.account.forgotPassword;
const profileUrl = shop + pages.account.profile;
const systemsUrl = shop + pages.account.systems;
const places = { recoverUrl, profileUrl, systemsUrl, deskUrl: `${shop}/desk/` };
const payee = 'IBAN mit den letzten Ziffern 2051';
const confirmUrl = shop + pages.account.confirmEmail('muster');

const ofOffer = (group: MailSample['group'], mail: OfferMail): MailSample[] =>
  Object.entries({ '': mail.sample, ...mail.variants }).map(([variant, facts]) => ({
    name: [mail.name, variant].filter(Boolean).join('-'),
    group,
    content: () => mail.compose(facts()),
  }));
const account = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Konto', content });
const contact = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Kontakt', content });

/** The mails that follow from an event or are about an account or the contact form, those with several faces more than once. */
export const mailSamples: readonly MailSample[] = [
  ...offerMails.flatMap((mail) => ofOffer('Verkauf', mail)),
  ...reminderMails.flatMap((mail) => ofOffer('Erinnerungen', mail)),
  account('confirm-email', () => confirmEmail({ url: confirmUrl, change: false, validDays: 7 })),
  account('confirm-email-change', () => confirmEmail({ url: confirmUrl, change: true, validDays: 7 })),
  account('firm-token-made', () =>
    firmTokenMadeMail({
      name: 'Snipe-IT',
      madeBy: 'Jona Beispiel',
      scopes: Object.values(firmScopeNames),
      expiresAt: '2027-11-24T09:00:00.000Z',
      url: systemsUrl,
    }),
  ),
  account('firm-invitation', () =>
    firmInvitationMail({
      firm: 'Muster IT GmbH',
      invitedBy: 'Jona Beispiel',
      url: shop + pages.account.joinFirm('muster'),
    }),
  ),
  account('reset-password', () => resetPassword({ url: shop + pages.account.resetPassword('muster') })),
  account('offer-access', () => {
    const { state, reader } = sampleFacts('bidSubmitted');
    return offerAccessMail({ url: reader.accessUrl, state });
  }),
  account('offer-move', () => {
    const { state, reader } = sampleFacts('linkedToInquiry');
    return offerMoveMail({ url: reader.accessUrl, state });
  }),
  ...Object.values(accountNotices).map(({ name, content }) => account(name, () => content({ ...places, payee }))),
  account('payee-changed-none', () => accountNotices.payeeChanged.content(places)),
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
