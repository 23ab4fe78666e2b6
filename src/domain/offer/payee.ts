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
 * company's without its legal form. A company that is a legal person is not paid on the account of whoever signs for it, nor of another
 * firm that has its name within its own.
 */
export function isOwnPayee(
  { name, company }: Pick<ContractAddress, 'name' | 'company'>,
  accountHolder: string,
): boolean {
  const firm = company?.trim() ?? '';
  if (firm !== '' && isSameFirm(firm, accountHolder)) return true;
  return !isLegalPerson(firm) && !isLegalPerson(accountHolder) && isSameName(wordsOf(name), wordsOf(accountHolder));
}

/** Whether the money of an agreed offer would go to somebody else than the contract partner, as far as that is known yet. */
export function hasOtherPayee({ addresses }: { addresses?: Addresses }): boolean {
  return addresses !== undefined && !isOwnPayee(addresses.contractAddress, addresses.contractDetails.accountHolder);
}

/** Of a legal person every word counts, and so does its legal form where both say one: a holding is another firm. */
function isSameFirm(firm: string, holder: string): boolean {
  const [form, other] = [formOf(firm), formOf(holder)];
  if (form !== '' && other !== '' && form !== other) return false;
  if (form === '' && other === '') return isSameName(wordsOf(firm), wordsOf(holder));
  const [words, others] = [wordsOf(firm), wordsOf(holder)];
  return words.every((word) => others.includes(word)) && others.every((word) => words.includes(word));
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
  return formOf(company) !== '';
}

/** 'gmbh kg'; empty where no legal form is said. */
function formOf(company: string): string {
  const forms = tokensOf(company).filter((word) => legalForms.has(word));
  return forms.map((form) => (form === 'mbh' ? 'gmbh' : form)).join(' ');
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
