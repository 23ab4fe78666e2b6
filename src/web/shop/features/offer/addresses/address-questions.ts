import type { Address } from '#domain/offer/parties/addresses.ts';

interface AddressQuestion {
  readonly label: string;
  readonly autoComplete: string;
  /** Of the six columns of the form. */
  readonly columns: string;
  /** Asked only of a business where the contract partner is meant. */
  readonly ofBusiness?: true;
}

/** The fields of an address in their order: the contract partner's and those of other places. */
export const addressQuestions: Readonly<Record<keyof Address, AddressQuestion>> = {
  name: { label: 'Vor- und Nachname', autoComplete: 'name', columns: 'sm:col-span-3' },
  company: { label: 'Firma', autoComplete: 'organization', columns: 'sm:col-span-3', ofBusiness: true },
  street: { label: 'Straße und Hausnummer', autoComplete: 'address-line1', columns: 'sm:col-span-6' },
  zip: { label: 'Postleitzahl', autoComplete: 'postal-code', columns: 'sm:col-span-2' },
  city: { label: 'Ort', autoComplete: 'address-level2', columns: 'sm:col-span-4' },
};

/** Their names, in their order. */
export const addressFieldNames = Object.keys(addressQuestions).filter(
  (name): name is keyof Address => name in addressQuestions,
);
