import { formatPhone } from '#contract/account/phone.ts';
import { openObjectionIn } from '#contract/papers/ended-documents.ts';
import type { AddressEntries, AddressQuestions } from '#contract/sale/address-form.ts';
import { noTicks } from '#contract/sale/declaration-ticks.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { emptyAddressForm, emptyPlaceForm, type PlaceForm } from '#domain/offer/parties/addresses.ts';
import { inquiryOf } from '../panel-props.ts';

/** What the form asks of this offer: the goods fix the places, a document fixes the tax data (INV-12). */
export function addressQuestionsOf(view: OfferView, password: boolean): AddressQuestions {
  return {
    inquiryId: inquiryOf(view),
    method: view.shippingMethod ?? 'shipment',
    offeredAsBusiness: view.offeredAsBusiness,
    places: view.goodsDispatchedAt === undefined && view.receipt === undefined,
    tax: view.offeredAsBusiness && view.document === undefined,
    isGoodsTaxOpen: view.listedGoods?.judged === 'review',
    declarations: view.missingDeclarations,
    sites: view.sites?.length ?? 0,
    password,
  };
}

/** What the form starts with: what is on record, else nothing. */
export function addressEntriesOf(view: OfferView): AddressEntries {
  const { contractAddress, contractDetails, invoiceAddress } = view;
  const {
    iban = '',
    bic = '',
    paypal = '',
    accountHolder = '',
    taxId = '',
    vatStatus = '',
    orderNumber = '',
    costCentre = '',
  } = contractDetails ?? {};
  return {
    contractAddress: called({ ...emptyAddressForm.contractAddress, ...contractAddress }),
    contractDetails: {
      selectedPayment: paypal === '' ? 'iban' : 'paypal',
      iban,
      bic,
      paypal,
      accountHolder,
      taxId,
      vatStatus,
      // Who never agreed to the Gutschrift writes an own invoice.
      // After an objection it is asked anew.
      selfBilling: openObjectionIn(view) ? undefined : contractDetails && contractDetails.selfBilling === true,
      orderNumber,
      costCentre,
    },
    invoiceAddress: { ...emptyAddressForm.invoiceAddress, ...invoiceAddress },
    ...placeOf(view, emptyAddressForm),
    sites: (view.sites ?? []).map((one) => ({ site: one.site, ...placeOf(one, emptyPlaceForm) })),
    declarations: noTicks,
    password: '',
  };
}

type StoredPlace = Pick<OfferView, 'packagingAddress' | 'pickupAddress' | 'pickupDetails' | 'deliveryDetails'>;

/** A place as it is on record, else as its form begins. */
function placeOf(stored: StoredPlace, empty: PlaceForm): PlaceForm {
  return {
    packagingAddress: { ...empty.packagingAddress, ...stored.packagingAddress },
    pickupAddress: { ...empty.pickupAddress, ...stored.pickupAddress },
    pickupDetails: called({ ...empty.pickupDetails, ...stored.pickupDetails }),
    deliveryDetails: called({ ...empty.deliveryDetails, ...stored.deliveryDetails }),
  };
}

/** With the telephone number as people write it. */
function called<Fields extends { contactPhone: string }>(fields: Fields): Fields {
  return { ...fields, contactPhone: formatPhone(fields.contactPhone) };
}
