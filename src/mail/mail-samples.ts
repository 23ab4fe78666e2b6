import { firmScopeNames } from '#contract/account/firm-systems.ts';
import { pages } from '#contract/site/urls.ts';
import { isAccountDoubtful } from '#domain/bank/match-entry.ts';
import { findingOf } from '#domain/invoicing/incoming/findings.ts';
import { decidedAbout } from '#domain/offer/tax/tax-decision.ts';
import type { BusinessTreatment } from '#domain/offer/tax/tax-facts.ts';
import { formatMoney } from '#domain/values/money.ts';
import { accountNotices } from './account-notices.ts';
import { confirmEmail } from './confirm-email.tsx';
import { contactMessage } from './contact-message.tsx';
import { contactReceived } from './contact-received.tsx';
import { firmInvitationMail } from './firm-invitation.tsx';
import { firmTokenMadeMail } from './firm-token-made.tsx';
import { invoiceGivenBackMail } from './invoice-given-back.tsx';
import { messageToProviderMail } from './message-to-provider.tsx';
import { messageToSellerMail } from './message-to-seller.tsx';
import { offerAccessMail } from './offer-access.tsx';
import type { OfferMail } from './offer-mail.ts';
import { offerMails } from './offer-mails.ts';
import { offerMoveMail } from './offer-move.tsx';
import { otherAccountMail } from './other-account.tsx';
import { agreementHandedInMail, agreementJudgedMail } from './own-agreement.tsx';
import { payoutBackMail } from './payout-back.tsx';
import { processingAgreementMail } from './processing-agreement.tsx';
import { reminderMails } from './reminder-mails.ts';
import type { MailContent } from './render-mail.ts';
import { resetPassword } from './reset-password.tsx';
import { sampleFacts } from './sample-offer.ts';
import { signOffAnsweredMail } from './sign-off-answered.tsx';
import { signOffAskedMail } from './sign-off-asked.tsx';
import { taxDecidedMail } from './tax-decided.tsx';

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
const sale = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Verkauf', content });
const account = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Konto', content });
const contact = (name: string, content: () => MailContent): MailSample => ({ name, group: 'Kontakt', content });

const accepted = () => sampleFacts('addressesSubmitted');
const adjusted = () => sampleFacts('bidAdjusted');
const decidedFacts = (treatment: BusinessTreatment) => {
  const facts = accepted();
  const { addresses, createdAt: at } = facts.state;
  const decision = { treatment, about: decidedAbout(addresses?.contractDetails ?? {}), at };
  return { ...facts, state: { ...facts.state, taxDesk: { decision } } };
};
const received = () => sampleFacts('linkedToInquiry');
const question = {
  itemId: 'item-1',
  asks: true,
  files: [],
  text: 'An welchem der drei Server fehlen die Schienen?\nIch hatte zwei Paar beigelegt.',
};
const answer = { asks: false, files: [], text: 'Im Karton lag ein Paar. Wir haben die Fotos ergänzt.' };
const query = {
  itemId: 'item-1',
  asks: true,
  files: [],
  text: 'Liegen die Schienen bei? Ein Foto der Rückseite würde uns helfen.',
};
const photos = {
  text: '',
  answers: 'rückfrage',
  files: [
    { url: '/1', name: 'a.jpg' },
    { url: '/2', name: 'b.jpg' },
  ],
};
const signOff = {
  id: 'zustimmung-1',
  priceVersion: 3,
  amount: 192_000,
  name: 'Dr. Kim Muster',
  email: 'leitung@example.org',
  askedBy: 'it@example.org',
  askedAt: '2026-11-20T10:00:00.000Z',
};
const agreed = { answer: 'agreed', answeredName: 'Dr. Kim Muster' } as const;
const refused = {
  ...agreed,
  answer: 'refused',
  remark: 'Bitte erst das Gebot der anderen Firma abwarten.\nBis Mittwoch.',
} as const;
const linked = { ...refused, remark: 'Siehe https://example.org/gebot' };
const ownAgreement = { file: { url: '/1', name: 'AVV Muster GmbH.pdf' }, standing: 'accepted' } as const;
const place = { offerId: 'offer-1', publicUrl: shop };

/** Every mail of the program, those with several faces more than once. */
export const mailSamples: readonly MailSample[] = [
  ...offerMails.flatMap((mail) => ofOffer('Verkauf', mail)),
  ...reminderMails.flatMap((mail) => ofOffer('Erinnerungen', mail)),
  sale('message-to-provider', () => messageToProviderMail({ ...place, state: adjusted().state, message: question })),
  sale('message-to-provider-answer', () =>
    messageToProviderMail({ ...place, state: received().state, message: photos }),
  ),
  sale('message-to-seller-answer', () => messageToSellerMail({ facts: adjusted(), question, message: answer })),
  sale('message-to-seller', () => messageToSellerMail({ facts: received(), question: undefined, message: query })),
  sale('message-to-seller-remark', () =>
    messageToSellerMail({ facts: received(), question: undefined, message: answer }),
  ),
  sale('message-to-seller-reminder', () =>
    messageToSellerMail({ facts: { ...received(), isReminder: true }, question: undefined, message: query }),
  ),
  sale('sign-off-asked', () => {
    const { state } = sampleFacts('bidSubmitted');
    return signOffAskedMail({ url: `${shop}${pages.signOff('muster')}`, state, signOff });
  }),
  ...Object.entries({ '': agreed, '-refused': refused, '-with-link': linked }).map(([variant, answer]) =>
    sale(`sign-off-answered${variant}`, () =>
      signOffAnsweredMail({ facts: sampleFacts('bidSubmitted'), signOff: { ...signOff, ...answer } }),
    ),
  ),
  ...[true, false].map((hasAttachment) =>
    sale(hasAttachment ? 'processing-agreement' : 'processing-agreement-large', () =>
      processingAgreementMail({
        facts: { ...accepted(), hasAttachment },
        number: 'AV-2026-000123',
        version: '2026-11',
      }),
    ),
  ),
  sale('own-agreement', () => agreementHandedInMail({ ...place, state: accepted().state, own: ownAgreement })),
  sale('own-agreement-accepted', () => agreementJudgedMail({ facts: accepted(), own: ownAgreement })),
  sale('own-agreement-declined', () =>
    agreementJudgedMail({
      facts: accepted(),
      own: { ...ownAgreement, standing: 'declined', reason: 'Er nennt keine technischen Maßnahmen.' },
    }),
  ),
  ...['AC04', 'AM04'].map((reasonCode) =>
    sale(`payout-back-${reasonCode.toLowerCase()}`, () =>
      payoutBackMail({
        facts: sampleFacts('completed'),
        amount: 311_780,
        payee: { holder: 'Kim Beispiel', iban: 'DE02120300000000202051' },
        reasonCode,
        isOurs: !isAccountDoubtful(reasonCode),
        isAsked: isAccountDoubtful(reasonCode),
      }),
    ),
  ),
  ...['DE02120300000000202051', undefined].map((iban) =>
    sale(iban === undefined ? 'other-account-paypal' : 'other-account', () =>
      otherAccountMail({ facts: sampleFacts('completed'), iban, at: '2026-11-24T09:00:00.000Z' }),
    ),
  ),
  ...(['exempt', 'euAcquisition', 'standard'] as const).map((treatment) =>
    sale(`tax-decided-${treatment}`, () => taxDecidedMail(decidedFacts(treatment))),
  ),
  sale('invoice-given-back', () =>
    invoiceGivenBackMail({
      facts: accepted(),
      check: {
        says: { number: 'R-2026-17' },
        findings: [findingOf('netOther', formatMoney(190_000), formatMoney(192_000)), findingOf('suppliedMissing')],
      },
    }),
  ),
  sale('invoice-given-back-by-hand', () =>
    invoiceGivenBackMail({
      facts: accepted(),
      check: { says: {}, findings: [], reason: 'Auf der PDF fehlt die zweite Seite mit den Summen.' },
    }),
  ),
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
