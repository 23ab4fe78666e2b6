import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  deleteAccountForm,
  emailConfirmationForm,
  newPasswordForm,
  passwordChangeForm,
  registrationForm,
} from '#contract/account/account-forms.ts';
import { loginSchema, recoverPasswordSchema } from '#contract/account/auth.ts';
import { newPasskeyForm, passkeyNameForm, passkeyRemovalForm } from '#contract/account/passkey-forms.ts';
import {
  newEmailForm,
  payoutForm,
  personForm,
  profileAddressForm as placeForm,
  taxForm,
} from '#contract/account/profile-forms.ts';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { addressForm } from '#contract/sale/address-form.ts';
import { acceptForm, counterbidForm } from '#contract/sale/decision-forms.ts';
import { noTicks } from '#contract/sale/declaration-ticks.ts';
import { inquiryForm } from '#contract/sale/inquiry-form.ts';
import { contactForm } from '#contract/site/contact.ts';
import { emptyAddressForm } from '#domain/offer/parties/addresses.ts';
import { answersSchemaFor } from '#web/shop/features/wizard/answers.ts';
import { isRequired } from '#web/ui/form/is-required.ts';

/** The paths of all entries of a form: 'address.zip'. */
function pathsOf(entries: object, group = ''): string[] {
  return Object.entries(entries).flatMap(([key, entry]) => {
    const path = `${group}${key}`;
    const isGroup = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
    return isGroup ? pathsOf(entry, `${path}.`) : [path];
  });
}

/** What the form asks for; each such field that is left empty is told in the words of a required field. */
function marked(schema: z.ZodType, entries: object): string[] {
  const asked = pathsOf(entries).filter((path) => isRequired(schema, entries, path));
  const told = new Map<string, string>();
  for (const { path, message } of schema.safeParse(entries, { error: issueText(german) }).error?.issues ?? []) {
    const field = path.join('.');
    if (!told.has(field)) told.set(field, message);
  }
  for (const path of asked) expect([path, told.get(path)]).toEqual([path, expect.stringMatching(requiredWords)]);
  return asked;
}

/** A tick that is missing has words of its own; a name in place of the label is for fields that another form shows too. */
const requiredWords = /^(\{attribute\}|Firma) ist ein Pflichtfeld$|^Es fehlt die Bestätigung/;

const nobody = { business: undefined, company: '', email: '', password: '', repeated: '' };
const inquiry = {
  email: '',
  offeredAsBusiness: false,
  location: '',
  wantToDeliver: false,
  availableImmediately: true,
  availableFrom: null,
  comments: '',
};
const nothingSaid = { working: true, packagingAvailable: true, withoutDrives: false };
const payment = { iban: '', paypal: '', accountHolder: '' };
const noPlace = { street: '', zip: '', city: '' };

describe('a form marks what its schema asks for', () => {
  it.each<[string, z.ZodType, object, string[]]>([
    ['log-in', loginSchema, { email: '', password: '' }, ['email', 'password']],
    ['recovery', recoverPasswordSchema, { email: '' }, ['email']],
    ['registration', registrationForm, nobody, ['business', 'email', 'password', 'repeated']],
    [
      'registration of a business',
      registrationForm,
      { ...nobody, business: true },
      ['company', 'email', 'password', 'repeated'],
    ],
    ['new password', newPasswordForm, { password: '', repeated: '' }, ['password', 'repeated']],
    [
      'password change',
      passwordChangeForm,
      { currentPassword: '', password: '', repeated: '', removePasskeys: false },
      ['currentPassword', 'password', 'repeated'],
    ],
    [
      'contact',
      contactForm,
      { name: '', email: '', subject: '', message: '', website: '' },
      ['email', 'subject', 'message'],
    ],
    ['inquiry', inquiryForm('2026-11-20'), inquiry, ['email', 'location']],
    [
      'inquiry for a later day',
      inquiryForm('2026-11-20'),
      { ...inquiry, availableImmediately: false },
      ['email', 'location', 'availableFrom'],
    ],
    [
      'counterbid',
      counterbidForm(100, ['terms']),
      { counterbid: undefined, declarations: noTicks },
      ['counterbid', 'declarations.terms'],
    ],
    ['acceptance', acceptForm(['terms']), { declarations: noTicks }, ['declarations.terms']],
    ['confirmation', emailConfirmationForm(true), { password: '' }, ['password']],
    ['confirmation in the same session', emailConfirmationForm(false), { password: '' }, []],
    ['deletion of the account', deleteAccountForm, { accountPassword: '' }, ['accountPassword']],
    ['name of a passkey', passkeyNameForm, { passkeyName: '' }, ['passkeyName']],
    ['removal of a passkey', passkeyRemovalForm, { passkeyPassword: '' }, ['passkeyPassword']],
    ['item', answersSchemaFor(), { ...nothingSaid, quantity: undefined, drives: [] }, ['quantity']],
    ['passkey', newPasskeyForm, { passkeyName: '', passkeyPassword: '' }, ['passkeyName', 'passkeyPassword']],
    ['person', personForm, { business: false, name: '', company: '' }, []],
    ['business', personForm, { business: true, name: '', company: '' }, ['company']],
    ['place', placeForm, { address: noPlace, phone: '' }, []],
    [
      'place that was begun',
      placeForm,
      { address: { ...noPlace, street: 'Hafenstraße 1' }, phone: '' },
      ['address.zip', 'address.city'],
    ],
    [
      'payout by PayPal',
      payoutForm,
      { way: 'paypal', payment, payoutPassword: '' },
      ['payment.paypal', 'payment.accountHolder', 'payoutPassword'],
    ],
    ['tax', taxForm, { vatStatus: '', taxId: '' }, ['vatStatus']],
    ['new address', newEmailForm, { newEmail: '', emailPassword: '' }, ['newEmail', 'emailPassword']],
  ])('of the %s', (_, schema, entries, paths) => {
    expect(marked(schema, entries)).toEqual(paths);
  });

  it.each([
    [false, []],
    [
      true,
      [
        'contractAddress.contactName',
        'contractAddress.contactPhone',
        'contractDetails.vatStatus',
        'contractDetails.selfBilling',
      ],
    ],
  ])('of the addresses, by who sells and what is chosen (business: %s)', (offeredAsBusiness, ofBusiness) => {
    const schema = addressForm({
      inquiryId: 'A-1',
      method: 'shipment',
      offeredAsBusiness,
      places: true,
      isGoodsTaxOpen: false,
      tax: offeredAsBusiness,
      declarations: ['terms'],
      password: false,
      sites: 0,
    });
    const entries = { ...emptyAddressForm, declarations: noTicks, password: '' };
    const always = [
      'contractAddress.name',
      'contractAddress.street',
      'contractAddress.zip',
      'contractAddress.city',
      'contractDetails.iban',
      'contractDetails.accountHolder',
      'declarations.terms',
    ];
    expect(marked(schema, entries).toSorted()).toEqual([...always, ...ofBusiness].toSorted());
  });
});
