import { isOutsideEea } from '#domain/values/iban.ts';
import type { VatStatus } from './addresses.ts';
import { isOwnPayee } from './payee.ts';

/** Payment and tax data of an order, with the name of the contract. */
interface CheckedData {
  readonly contractAddress: { readonly name: string; readonly company?: string | undefined };
  readonly contractDetails: {
    readonly business: boolean;
    readonly iban?: string | undefined;
    readonly accountHolder: string;
    readonly taxId?: string | undefined;
    readonly vatStatus?: VatStatus | undefined;
  };
  /** What earlier paid sales of the account had and this one has not, and whether the account itself has another name. */
  readonly before: { readonly otherPayout: boolean; readonly otherName: boolean; readonly otherHolder: boolean };
  /** Goods are collected, or packaging is sent, elsewhere than at the address of the contract. */
  readonly isElsewhere: boolean;
}

/** What may be unusual about the data of an order, the weightiest first, and what is said of it in German. */
export const unusualFacts = {
  otherPayee: 'Konto lautet auf einen anderen Namen als der Vertrag',
  newPayout: 'Anderes Konto für die Auszahlung als bei allen früheren Verkäufen',
  newName: 'Anderer Vertragspartner als bei allen früheren Verkäufen',
  otherHolder: 'Vertrag lautet auf einen anderen Namen als das Kundenkonto',
  outsideEea: 'Konto außerhalb des EWR: Die Bank braucht BIC und Anschrift',
  foreignAccount: 'Konto im Ausland',
  vatStatusMissing: 'Gewerblich, aber ohne Angabe zur Umsatzsteuer',
  vatStatusSpecial: 'Umsatzsteuer nicht wie üblich',
  taxIdMissing: 'Weist Umsatzsteuer aus, aber ohne USt-IdNr. oder Steuernummer',
  otherPlace: 'Abholung oder Verpackung an einer anderen Anschrift als der des Vertrags',
} as const;
export type UnusualFact = keyof typeof unusualFacts;

/** What of the data of an order somebody should look at before it is confirmed, by these data and those of earlier sales; LEG-61 for the payee. */
export function unusualIn({ contractAddress, contractDetails, before, isElsewhere }: CheckedData): UnusualFact[] {
  const { business, iban, accountHolder, taxId, vatStatus } = contractDetails;
  const { name, company } = contractAddress;
  const isOwn = isOwnPayee({ name, company, vatStatus }, accountHolder);
  const found: (UnusualFact | false)[] = [
    !isOwn && 'otherPayee',
    before.otherPayout && 'newPayout',
    before.otherName && 'newName',
    before.otherHolder && 'otherHolder',
    iban !== undefined && isOutsideEea(iban) && 'outsideEea',
    iban !== undefined && !iban.startsWith('DE') && !isOutsideEea(iban) && 'foreignAccount',
    business && vatStatus === undefined && 'vatStatusMissing',
    business && vatStatus !== undefined && vatStatus !== 'regular' && 'vatStatusSpecial',
    business && vatStatus === 'regular' && taxId === undefined && 'taxIdMissing',
    isElsewhere && 'otherPlace',
  ];
  return found.filter((fact) => fact !== false);
}
