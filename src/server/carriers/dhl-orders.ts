import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Address } from '#domain/offer/parties/addresses.ts';
import { bodyOf, bytesOfBase64, carrierWords } from './ask-carrier.ts';
import type { Made, ParcelOrder } from './carrier.ts';
import type { DhlSettings } from './carrier-settings.ts';
import { houseNumber } from './house-number.ts';

/** What DHL says of an order, in the places where its layers say it. */
const status = z.object({ title: z.string().nullish(), detail: z.string().nullish() }).nullish();
const document = z.object({ b64: z.string().nullish() }).nullish();
const message = z.object({
  property: z.string().nullish(),
  validationMessage: z.string().nullish(),
  validationState: z.string().nullish(),
});
const shippingSchema = z.object({
  status,
  title: z.string().nullish(),
  detail: z.string().nullish(),
  items: z
    .array(
      z.object({
        shipmentNo: z.string().nullish(),
        sstatus: status,
        label: document,
        validationMessages: z.array(message).nullish(),
      }),
    )
    .nullish(),
});
const returnSchema = z.object({ shipmentNo: z.string().min(1), label: document, qrLabel: document });

/** One line of DHL holds so many characters. */
const longestName = 50;

/** The body of Parcel DE Shipping v2 for one parcel. */
export function shippingBody({ reference, weight, from, to }: ParcelOrder, { billingNumber }: DhlSettings): object {
  return {
    profile: 'STANDARD_GRUPPENPROFIL',
    shipments: [
      {
        product: 'V01PAK',
        billingNumber,
        refNo: reference,
        shipper: { ...placeOf(from), email: shopConfig.company.email },
        consignee: placeOf(to),
        details: { weight: { uom: 'kg', value: weight } },
      },
    ],
  };
}

/** The body of Parcel DE Returns v1: the seller sends, and the receiver is one of our account. */
export function returnBody({ reference, weight, from }: ParcelOrder, { returnReceiver }: DhlSettings): object {
  return {
    receiverId: returnReceiver,
    customerReference: reference,
    shipper: placeOf(from),
    itemWeight: { uom: 'kg', value: weight },
  };
}

function placeOf({ company, name, street, zip, city }: Address) {
  const { street: addressStreet, number } = houseNumber(street);
  return {
    name1: (company ?? name).slice(0, longestName),
    ...(company !== undefined && name !== '' && { name2: name.slice(0, longestName) }),
    addressStreet: addressStreet.slice(0, longestName),
    ...(number !== undefined && { addressHouse: number }),
    postalCode: zip,
    city,
    country: 'DEU',
  };
}

/** What Parcel DE Shipping made, by its answer. */
export function readShipping(code: number, text: string): Made {
  const body = bodyOf(shippingSchema, text);
  const item = body?.items?.[0];
  if (item?.shipmentNo) return made(item.shipmentNo, item.label?.b64);
  if (code >= 500 || body === undefined) return { kind: 'unknown', trouble: 'unreadable' };
  if (code < 400 && !item?.validationMessages?.length && !item?.sstatus)
    return { kind: 'unknown', trouble: 'unreadable' };
  return { kind: 'refused', said: saidOf(body) };
}

/** Errors of a question that makes nothing; warnings are none. */
export function shippingErrors(text: string): string | undefined {
  const body = bodyOf(shippingSchema, text);
  return body && saidOf(body);
}

function saidOf({ items, status: whole, title, detail }: z.infer<typeof shippingSchema>): string {
  const told = (items ?? []).flatMap(({ validationMessages, sstatus }) => [
    ...(validationMessages ?? [])
      .filter(({ validationState }) => validationState !== 'Warning')
      .map(({ property, validationMessage }) => [property, validationMessage].filter(Boolean).join(': ')),
    ...(validationMessages?.length ? [] : [sstatus?.detail ?? sstatus?.title]),
  ]);
  return carrierWords(told.some(Boolean) ? told : [whole?.detail ?? whole?.title ?? detail ?? title]);
}

const problemSchema = z.object({
  title: z.string().nullish(),
  detail: z.string().nullish(),
  status: z.unknown(),
});

/** What Parcel DE Returns made, by its answer. */
export function readReturn(code: number, text: string): Made {
  const body = code < 300 ? bodyOf(returnSchema, text) : undefined;
  if (body) return made(body.shipmentNo, body.label?.b64, body.qrLabel?.b64);
  const problem = bodyOf(problemSchema, text);
  if (code < 400 || code >= 500 || problem === undefined) return { kind: 'unknown', trouble: 'unreadable' };
  return { kind: 'refused', said: carrierWords([problem.title, problem.detail]) };
}

function made(trackingNumber: string, label: string | null | undefined, qrCode?: string | null): Made {
  const [paper, code] = [bytesOfBase64(label), bytesOfBase64(qrCode)];
  return { kind: 'made', trackingNumber, ...(paper && { label: paper }), ...(code && { qrCode: code }) };
}
