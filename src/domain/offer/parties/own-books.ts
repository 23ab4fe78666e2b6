import type { Addresses, ContractDetails, Place } from './addresses.ts';

/** What a business's own books go by: its number of the sale, its cost centre, and where it wants what it is paid by. */
export interface OwnBooks {
  readonly orderNumber?: string;
  readonly costCentre?: string;
  readonly invoiceAddress?: Place;
}

/** What of it the seller gave; undefined where nothing was. */
export function ownBooksOf({
  contractDetails: { orderNumber, costCentre },
  invoiceAddress: place,
}: Pick<Addresses, 'contractDetails' | 'invoiceAddress'>): OwnBooks | undefined {
  const invoiceAddress = place?.differentFromContract ? addressIn(place) : undefined;
  if (orderNumber === undefined && costCentre === undefined && invoiceAddress === undefined) return undefined;
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(costCentre !== undefined && { costCentre }),
    ...(invoiceAddress && { invoiceAddress }),
  };
}

/** The seller's own numbers as they stand on papers and screens: what each is called, and what it is. */
export function ownNumbers({
  orderNumber,
  costCentre,
}: Pick<ContractDetails, 'orderNumber' | 'costCentre'>): readonly { readonly name: string; readonly value: string }[] {
  return [
    ...(orderNumber === undefined ? [] : [{ name: 'Ihre Bestellnummer', value: orderNumber }]),
    ...(costCentre === undefined ? [] : [{ name: 'Ihre Kostenstelle', value: costCentre }]),
  ];
}

/** A payment's reference as the seller reads it, with the own numbers that it does not name: 'SEPA 17, Ihre Bestellnummer 4500'. */
export function referenceWithOwn(
  reference: string,
  details: Pick<ContractDetails, 'orderNumber' | 'costCentre'> | undefined,
): string {
  const unnamed = ownNumbers(details ?? {}).filter(({ value }) => !reference.includes(value));
  return [reference, ...unnamed.map(({ name, value }) => `${name} ${value}`)].join(', ');
}

function addressIn({ name, company, street, zip, city, country }: Place): Place {
  const where = { street, zip, city, ...(country !== undefined && { country }) };
  return { name, ...(company !== undefined && { company }), ...where };
}
