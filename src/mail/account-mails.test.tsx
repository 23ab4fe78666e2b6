import { describe, expect, it } from 'vitest';
import { accountDeleted } from './account-deleted.tsx';
import { accountTakenOver } from './account-taken-over.tsx';
import { addressInUse } from './address-in-use.tsx';
import { confirmEmail } from './confirm-email.tsx';
import { emailChangeAsked } from './email-change-asked.tsx';
import { emailChanged } from './email-changed.tsx';
import { passkeysChanged } from './passkeys-changed.tsx';
import { passwordChanged } from './password-changed.tsx';
import { payeeChanged } from './payee-changed.tsx';
import { renderMail } from './render-mail.ts';
import { resetPassword } from './reset-password.tsx';
import { staffAccessChanged } from './staff-access-changed.tsx';
import { webhookOff } from './webhook-off.tsx';

const recoverUrl = 'https://shop.example/kundenportal/passwort-vergessen/';
const profileUrl = 'https://shop.example/kundenportal/profil/';
const deskUrl = 'https://shop.example/desk/';
const systemsUrl = 'https://shop.example/kundenportal/firma/systeme/';
const places = { recoverUrl, profileUrl, systemsUrl, deskUrl };
const confirmUrl = 'https://shop.example/kundenportal/email-bestaetigen/muster/';
const resetUrl = 'https://shop.example/kundenportal/passwort-zuruecksetzen/muster/';

describe('mails about an account', () => {
  it.each([
    ['confirming an address', confirmEmail({ url: confirmUrl, change: false, validDays: 7 }), confirmUrl],
    ['confirming a new address', confirmEmail({ url: confirmUrl, change: true, validDays: 7 }), confirmUrl],
    ['setting a new password', resetPassword({ url: resetUrl }), resetUrl],
    ['a changed password', passwordChanged.content(places), recoverUrl],
    ['another address that was named', emailChangeAsked.content(places), recoverUrl],
    ['an address that has an account', addressInUse.content(places), recoverUrl],
    ['an account emptied for its owner', accountTakenOver.content(places), profileUrl],
    ['another payee', payeeChanged.content({ ...places, payee: 'PayPal' }), profileUrl],
    ['no payee any more', payeeChanged.content(places), recoverUrl],
    ['a second factor that was reset', staffAccessChanged('factorReset').content(places), deskUrl],
    ['a password at the desk', staffAccessChanged('passwordChanged').content(places), deskUrl],
    ['a recovery code that was used', staffAccessChanged('recoveryCodeUsed').content(places), deskUrl],
    ['a new passkey', passkeysChanged('passkeyAdded').content(places), profileUrl],
    ['a passkey less', passkeysChanged('passkeyRemoved').content(places), recoverUrl],
    ['a webhook of a firm', webhookOff('gone', 'firm').content(places), systemsUrl],
    ['no passkey any more', passkeysChanged('passkeysDropped').content(places), profileUrl],
  ])('lead to the place where something can be done: %s', (_about, content, url) => {
    const { html, text, subject } = renderMail(content);
    expect(subject).not.toBe('');
    expect(html).toContain(url);
    expect(text).toContain(url);
  });

  it.each([
    ['a changed address', emailChanged.content(places)],
    ['a deleted account', accountDeleted.content(places)],
  ])('carry no link where nothing is left to be done: %s', (_about, content) => {
    expect(renderMail(content).text).not.toMatch(/https?:/);
  });

  it('warn whoever did not ask to confirm', () => {
    const { text } = renderMail(confirmEmail({ url: confirmUrl, change: false, validDays: 7 }));
    expect(text).toMatch(/nicht veranlasst/);
    expect(text).toMatch(/gilt 7 Tage und nur einmal/);
  });
});
