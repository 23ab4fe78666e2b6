import { writtenOut } from './spelling.ts';

/** Where most private sellers in Germany have their mailbox. */
const domains =
  `gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de outlook.de outlook.com hotmail.de
  hotmail.com live.de live.com yahoo.de yahoo.com icloud.com me.com mail.de freenet.de arcor.de aol.com posteo.de mailbox.org
  1und1.de vodafone.de`.split(/\s+/);

/** The address that was probably meant by 'kim@gmial.com': 'kim@gmail.com'; undefined where nothing speaks against what was typed. */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  // Hardly any mailbox has an umlaut before its @.
  if (umlaut.test(name)) return `${writtenOut(name)}@${domain}`;
  if (domains.includes(domain)) return undefined;
  const meant =
    domains.find((known) => hasName(known, domain)) ?? domains.find((known) => isOneSlipFrom(known, domain));
  return meant && `${typed.trim().slice(0, name.length)}@${meant}`;
}

const umlaut = /[äöüß]/;

/** One letter too many, missing or wrong, or two that changed places. */
function isOneSlipFrom(known: string, typed: string): boolean {
  const same = [...known].findIndex((letter, index) => letter !== typed[index]);
  const start = same === -1 ? known.length : same;
  const [rest, given] = [known.slice(start), typed.slice(start)];
  const swapped = `${given[1] ?? ''}${given[0] ?? ''}${given.slice(2)}`;
  return [
    [rest, given.slice(1)],
    [rest.slice(1), given],
    [rest.slice(1), given.slice(1)],
    [rest, swapped],
  ].some(([left, right]) => left === right);
}

/** 'gmail.de' has the name of one that is known; short names, as in 'web.com', belong to others too. */
function hasName(known: string, typed: string): boolean {
  const name = known.slice(0, known.indexOf('.'));
  return name.length >= 5 && typed.startsWith(`${name}.`);
}
