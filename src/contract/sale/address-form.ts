import { z } from 'zod';
import { givenPasswordSchema } from '#contract/account/auth.ts';
import { problemTexts } from '#contract/problem.ts';
import { formOf, withoutBlanks } from '#contract/rules/form-of.ts';
import type { Fault } from '#contract/rules/rule-texts.ts';
import { across } from '#contract/rules/ruled.ts';
import type { DeclarationName } from '#domain/offer/papers/declarations.ts';
import {
  type AddressForm,
  addressesToSend,
  pickupPlace,
  type ShippingMethod,
  storedDetails,
} from '#domain/offer/parties/addresses.ts';
import { isOutsideEea } from '#domain/values/iban.ts';
import { isVisitable } from '#domain/values/street.ts';
import { declared, type Ticks, ticksSchema } from './declaration-ticks.ts';
import { addressesFields, type SubmitAddressesBody } from './submit-addresses.ts';

/** The address form with what stands around the addresses themselves. */
export interface AddressEntries extends AddressForm {
  declarations: Ticks;
  password: string;
}

/** What the form asks of an offer. */
export interface AddressQuestions {
  readonly inquiryId: string;
  readonly method: ShippingMethod;
  readonly offeredAsBusiness: boolean;
  /** Whether the places can still be changed: the goods fix them. */
  readonly places: boolean;
  /** Whether the tax data are asked for: a document fixes them (INV-12). */
  readonly tax: boolean;
  /** Nobody can say yet who owes the tax of the goods of a regular business (INV-15). */
  readonly isGoodsTaxOpen: boolean;
  readonly declarations: readonly DeclarationName[];
  /** How many places hand over goods; none where there is one for all. */
  readonly sites: number;
  /** Where money goes is changed (LEG-61). */
  readonly password: boolean;
}

const entered = (ticks: readonly DeclarationName[], password: boolean) =>
  z.strictObject({
    ...addressesFields,
    selectedPayment: z.enum(['iban', 'paypal']),
    declarations: ticksSchema(ticks),
    password: password ? givenPasswordSchema : givenPasswordSchema.exactOptional(),
  });
type Entered = Partial<z.output<ReturnType<typeof entered>>>;

/** The address form, from its entries to the body of submitAddresses: the wire's fields, and what is asked beyond them. */
export function addressForm(asked: AddressQuestions): z.ZodType<SubmitAddressesBody, AddressEntries> {
  return formOf<AddressEntries>((entries) => {
    const sent = addressesToSend(entries, asked.method, asked.offeredAsBusiness);
    return withoutBlanks({
      ...sent,
      ...('sites' in sent && { sites: sent.sites.map(withoutBlanks) }),
      selectedPayment: entries.contractDetails.selectedPayment,
      declarations: entries.declarations,
      password: entries.password,
    });
  })(
    across(entered(asked.declarations, asked.password), ...rulesOf(asked)).transform(
      ({ selectedPayment: _, declarations: ticks, ...body }) => ({
        inquiryId: asked.inquiryId,
        ...body,
        contractDetails: storedDetails(body.contractDetails),
        declarations: declared({ ...ticks, selfBilling: body.contractDetails.selfBilling === true }, [
          ...asked.declarations,
          'selfBilling',
        ]),
      }),
    ),
  );
}

const required: Fault = { rule: 'required' };
const notVisitable: Fault = { rule: 'notVisitable', text: problemTexts.pickupPlaceInvalid };

/** What the form asks beyond the rules of the wire. */
function rulesOf({ method, offeredAsBusiness, places, tax, sites }: AddressQuestions) {
  const details = (field: 'vatStatus' | 'selfBilling') => ({
    at: ['contractDetails', field],
    fault: required,
    holds: ({ contractDetails }: Entered) => contractDetails?.[field] !== undefined,
  });
  const contact = (field: 'contactName' | 'contactPhone') => ({
    at: ['contractAddress', field],
    fault: required,
    holds: ({ contractAddress }: Entered) => contractAddress?.[field] !== undefined,
  });
  const visited = sites === 0 ? [undefined] : Array.from({ length: sites }, (_, index) => index);
  return [
    paid('iban'),
    paid('paypal'),
    bankNamed,
    ...(places && method === 'pickup'
      ? visited.flatMap((site) => [visitable('contractAddress', site), visitable('pickupAddress', site)])
      : []),
    ...(places && offeredAsBusiness ? [contact('contactName'), contact('contactPhone')] : []),
    ...(tax ? [details('vatStatus'), details('selfBilling'), numberOnGutschrift] : []),
  ];
}

/** One account at least, by the chosen way. */
function paid(way: 'iban' | 'paypal') {
  return {
    at: ['contractDetails', way],
    fault: required,
    holds: ({ selectedPayment, contractDetails }: Entered) =>
      selectedPayment !== way || contractDetails?.[way] !== undefined,
  };
}

/** Outside of the EEA the IBAN alone reaches no account. */
const bankNamed = {
  at: ['contractDetails', 'bic'],
  fault: required,
  holds: ({ selectedPayment, contractDetails }: Entered) =>
    selectedPayment !== 'iban' || !isOutsideEea(contractDetails?.iban ?? '') || contractDetails?.bic !== undefined,
};

/** Said at the street that was typed, be it the contract's or the other one: no lorry comes to a Packstation. */
function visitable(address: 'contractAddress' | 'pickupAddress', site: number | undefined) {
  const isOfSite = site !== undefined && address === 'pickupAddress';
  return {
    at: [...(isOfSite ? ['sites', String(site)] : []), address, 'street'],
    fault: notVisitable,
    holds: ({ contractAddress, sites, ...own }: Entered) => {
      const { pickupAddress } = (site === undefined ? own : sites?.[site]) ?? {};
      const isElsewhere = pickupAddress?.differentFromContract === true;
      if (contractAddress === undefined || isElsewhere !== (address === 'pickupAddress')) return true;
      const place = pickupPlace({ contractAddress, ...(pickupAddress && { pickupAddress }) });
      return place.street === undefined || isVisitable(place);
    },
  };
}

/** A Gutschrift names the seller's number for taxes (INV-01). */
const numberOnGutschrift = {
  at: ['contractDetails', 'taxId'],
  fault: required,
  // A public body that does not sell as an entrepreneur has none, and whoever is outside of the EU none of ours.
  holds: ({ contractDetails }: Entered) =>
    contractDetails?.selfBilling !== true ||
    contractDetails.vatStatus === 'publicBody' ||
    contractDetails.vatStatus === 'thirdCountry' ||
    contractDetails.taxId !== undefined,
};
