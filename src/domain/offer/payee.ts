import type { Addresses, ContractAddress } from './addresses.ts';

/** Hours for which nothing is paid to an account that was changed; LEG-61. */
export const payeeHoldHours = 24;

/** What stands before or beside a name and is none. */
const titles = new Set('herr frau dr prof dipl ing med iur phil mag und u and co'.split(' '));

/** Firms that are persons of their own: their money is not their director's (LEG-61). */
const legalForms = new Set(
  'gmbh mbh ug ag kg kgaa ohg se eg ev ggmbh gug stiftung partg partgmbb bv ltd inc sarl sa'.split(' '),
);

/** What a merchant or a trade adds to a person's name. */
const tradeForms = new Set('ek ekfr ekfm gbr inh inhaber inhaberin haftungsbeschraenkt'.split(' '));

/**
 * Whether an account is in the contract partner's name (LEG-61): the person's in any order, with a second holder, a title or initials; the
 * company's without its legal form. A company that is a legal person is not paid on the account of whoever signs for it.
 */
export function isOwnPayee(
  { name, company }: Pick<ContractAddress, 'name' | 'company'>,
  accountHolder: string,
): boolean {
  const holder = wordsOf(accountHolder);
  const firm = company?.trim() ?? '';
  if (firm !== '' && isSameName(wordsOf(firm), holder)) return true;
  return !isLegalPerson(firm) && isSameName(wordsOf(name), holder);
}

/** Whether the money of an agreed offer would go to somebody else than the contract partner, as far as that is known yet. */
export function hasOtherPayee({ addresses }: { addresses?: Addresses }): boolean {
  return addresses !== undefined && !isOwnPayee(addresses.contractAddress, addresses.contractDetails.accountHolder);
}

/** One of the names holds the other, of which a single word is too little unless it is all there is, and so are initials alone. */
function isSameName(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  const isWhole = (word: string) => many.includes(word);
  if (!few.every(isWhole) && !few.some((word) => word.length > 1 && isWhole(word))) return false;
  return few.every((word) => many.some((there) => isSameWord(word, there)));
}

/** Equal, or one is the other's initial. */
function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
}

function isLegalPerson(company: string): boolean {
  return tokensOf(company).some((word) => legalForms.has(word));
}

function wordsOf(text: string): string[] {
  return tokensOf(text).filter((word) => !titles.has(word) && !legalForms.has(word) && !tradeForms.has(word));
}

/** In small letters without accents, as banks write names: 'Müller e. K.' → mueller, ek. */
function tokensOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(\p{L})\.\s?(?=\p{L}\.?(\s|$))/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
