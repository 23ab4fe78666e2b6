import type { Addresses, ContractAddress, VatStatus } from './addresses.ts';
import { isBody, isLegalPerson, isSameFirm, isTradeOf, type PersonName } from './firm-name.ts';
import { inLettersOf, wordsOfName } from './name-words.ts';
import { isPlainPerson, isSamePerson, personsIn } from './person-name.ts';

/** Hours for which nothing is paid to an account that was changed; LEG-61. */
export const payeeHoldHours = 24;

/** With whom we have the contract, as far as it tells whose account is theirs. */
export interface ContractPartner extends Pick<ContractAddress, 'name'> {
  readonly company?: string | undefined;
  /** A public body is never paid on a person's account, nor where nobody wrote its name as a company's. */
  readonly vatStatus?: VatStatus | '' | undefined;
}

/** The contract partner of an order. */
export function contractPartnerOf({ contractAddress, contractDetails }: Addresses): ContractPartner {
  const { name, company } = contractAddress;
  return { name, company, vatStatus: contractDetails.vatStatus };
}

/**
 * Whether an account is evidently in the contract partner's name (LEG-61); whatever is not is held. Where the contract names a company, it is that
 * company's, by its name; a person's only where that person is the seller, or trades under their own name as a sole trader or in a GbR.
 */
export function isOwnPayee({ name, company = '', vatStatus }: ContractPartner, accountHolder: string): boolean {
  const partner = {
    name: inLettersOf(name, [accountHolder]),
    company: inLettersOf(company, [accountHolder]),
    vatStatus,
  };
  return isSpelledAsOwn(partner, inLettersOf(accountHolder, [name, company]));
}

function isSpelledAsOwn({ name, company, vatStatus }: ContractPartner, accountHolder: string): boolean {
  // Who has none types a dash.
  const firm = wordsOfName(company ?? '').length === 0 ? '' : (company ?? '').trim();
  const holder = accountHolder.trim();
  if (wordsOfName(holder).length === 0) return false;
  const isBodyMissing = vatStatus === 'publicBody' && isNamedLike(name, firm) && !wordsOfName(firm).some(isBody);
  if (firm !== '' && !isBodyMissing && isCompanyItself(firm, name, holder)) return true;
  if (vatStatus === 'publicBody') return firm === '' && wordsOfName(name).some(isBody) && isSpelledAlike(name, holder);
  if (firm === '' && isSpelledAlike(name, holder)) return true;
  const persons = personsIn(name);
  const sellers = firm === '' ? persons : persons.filter((person) => isTradeOf(firm, person));
  return sellers.some((seller) => isPerson(seller, holder));
}

/** Whether the money of an agreed offer would go to somebody else than the contract partner, as far as that is known yet. */
export function hasOtherPayee({ addresses }: { addresses?: Addresses }): boolean {
  return addresses !== undefined && !isOwnPayee(contractPartnerOf(addresses), addresses.contractDetails.accountHolder);
}

const isSpelledAlike = (one: string, other: string) => wordsOfName(one).join('') === wordsOfName(other).join('');

/** What is called like whoever signs is a person's account, unless the legal form of the company is said. */
function isCompanyItself(firm: string, signer: string, holder: string): boolean {
  if (isSpelledAlike(firm, holder)) return true;
  if (!isSameFirm(firm, holder)) return false;
  // A sole trader's is not that of a firm with its name, nor the other way round.
  const ofTrader = isLegalPerson(holder) ? firm : holder;
  if (isLegalPerson(firm) !== isLegalPerson(holder) && personsIn(signer).some((one) => isTradeOf(ofTrader, one)))
    return false;
  const isFormSaid = isLegalPerson(firm) === isLegalPerson(holder);
  return isFormSaid || !isNamedLike(signer, isLegalPerson(firm) ? holder : firm);
}

/** Whether a name is made of a person's: 'Muster', 'K. Muster'. */
function isNamedLike(person: string, text: string): boolean {
  const own = wordsOfName(person);
  return wordsOfName(text).every((word) => own.some((one) => one === word || (word.length === 1 && one[0] === word)));
}

/** The person, alone or with another, or a trade that bears the whole name. */
function isPerson(seller: PersonName, holder: string): boolean {
  const holders = personsIn(holder);
  if (holders.some((one) => isSamePerson(seller, one)) && holders.every((one) => isPlainPerson(one, seller)))
    return true;
  return isTradeOf(holder, seller, true);
}
