import { secretPart } from './secret-addresses.ts';

/** A word that is not one of our addresses could be anything: an e-mail address, a password, a bank account. */
const ordinary = /^[\w.~-]{0,80}$/;
const iban = /[a-z]{2}\d{2}[a-z\d]{11,30}/i;

/** A request's path as it may be written down: without query string, the secret of a mailed link and what people typed. */
export function redactPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .replace(secretPart, '$1…')
    .split('/')
    .map((part) => (ordinary.test(part) && !iban.test(part) ? part : '…'))
    .join('/');
}
