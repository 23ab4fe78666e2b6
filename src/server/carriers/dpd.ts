import { z } from 'zod';
import type { TrackingEvent, TrackingStage } from '#domain/logistics/shipment.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Clock } from '#server/clock.ts';
import { askCarrier, bodyOf, bytesOfBase64, type CarrierAnswer, carrierWords, refusalByStatus } from './ask-carrier.ts';
import type { CarrierService, Made, NothingDone, ParcelOrder } from './carrier.ts';
import type { DpdSettings } from './carrier-settings.ts';
import { houseNumber } from './house-number.ts';

const errorsSchema = z
  .array(
    z.object({
      ErrorCode: z.string().nullish(),
      ErrorMsgShort: z.string().nullish(),
      ErrorMsgLong: z.string().nullish(),
    }),
  )
  .nullish();
const orderSchema = z.object({
  Ack: z.boolean(),
  ErrorDataList: errorsSchema,
  LabelResponse: z
    .object({
      LabelPDF: z.string().nullish(),
      LabelDataList: z.array(z.object({ ParcelNo: z.string().min(1) })).nullish(),
    })
    .nullish(),
});
const step = z
  .object({
    StatusReached: z.boolean().nullish(),
    StatusDate: z.string().nullish(),
    Headline: z.string().nullish(),
    Description: z.string().nullish(),
    DepotData: z.object({ Depot: z.string().nullish() }).nullish(),
  })
  .nullish();
const statusSchema = z.object({
  Ack: z.boolean(),
  StatusInfoContainer: z
    .object({ Start: step, OnTheRoad: step, DeliveryDepot: step, CarLoad: step, Delivered: step })
    .nullish(),
});

const stages = {
  Start: 'registered',
  OnTheRoad: 'underway',
  DeliveryDepot: 'underway',
  CarLoad: 'underway',
  Delivered: 'delivered',
} as const satisfies Readonly<Record<string, TrackingStage>>;

/** DPD by its Cloud Service: it knows no search by reference, and no word that a label is not used (docs/decisions/0610). */
export function dpdService(settings: DpdSettings, clock: Clock): CarrierService {
  const { url, seconds } = settings;
  const headers = {
    Version: '100',
    Language: 'de_DE',
    'PartnerCredentials-Name': settings.partnerName,
    'PartnerCredentials-Token': settings.partnerToken,
    'UserCredentials-cloudUserID': settings.userId,
    'UserCredentials-Token': settings.userToken,
  };

  const order = (action: 'startOrder' | 'checkOrderData', parcel: ParcelOrder): Promise<CarrierAnswer> =>
    askCarrier(
      `${url}/api/v1/setOrder`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(orderBody(action, parcel, dayOf(clock.now().toISOString()))),
      },
      seconds,
    );

  return {
    async check(parcel) {
      const answer = await order('checkOrderData', parcel);
      if (answer.kind === 'noAnswer') return { kind: 'cannotCheck' };
      if (answer.kind !== 'answer') return answer;
      const read = readOrder(answer);
      if (read.kind === 'unknown') return { kind: 'cannotCheck' };
      return read.kind === 'made' || read.kind === 'fine' ? { kind: 'fine' } : read;
    },
    async create(parcel) {
      const answer = await order('startOrder', parcel);
      if (answer.kind === 'noAnswer') return { kind: 'unknown', trouble: 'noAnswer' };
      if (answer.kind !== 'answer') return answer;
      const read = readOrder(answer);
      return read.kind === 'fine' ? { kind: 'unknown', trouble: 'unreadable' } : read;
    },
    find: async () => ({ kind: 'cannotSearch' }),
    cancel: async () => ({ kind: 'unused' }),
    async track({ trackingNumber, zip }) {
      const address = `${url}/api/v1/getOrderStatus/${encodeURIComponent(trackingNumber)}/${encodeURIComponent(zip)}`;
      const answer = await askCarrier(address, { headers }, seconds);
      if (answer.kind !== 'answer') return { kind: 'noAnswer' };
      const refusal = refusalByStatus(answer);
      if (refusal?.kind === 'busy') return refusal;
      const body = answer.status === 200 ? bodyOf(statusSchema, answer.text) : undefined;
      return body?.Ack ? { kind: 'told', events: eventsOf(body) } : { kind: 'noAnswer' };
    },
  };
}

/** DPD prints the sender of its account; of a return it makes the address the sender. */
function orderBody(action: string, { reference, direction, weight, from, to }: ParcelOrder, day: string): object {
  const { company, name, street, zip, city } = direction === 'inbound' ? from : to;
  const parts = houseNumber(street);
  return {
    OrderAction: action,
    OrderSettings: { ShipDate: `${day}T00:00:00`, LabelSize: 'PDF_A6', LabelStartPosition: 'UpperLeft' },
    OrderDataList: [
      {
        ShipAddress: {
          ...(company !== undefined && { Company: company }),
          Name: name,
          Street: parts.street,
          HouseNo: parts.number ?? '',
          Country: 'DE',
          ZipCode: zip,
          City: city,
        },
        ParcelShopID: 0,
        ParcelData: {
          ShipService: direction === 'inbound' ? 'Classic_Return' : 'Classic',
          Weight: weight,
          Content: 'Gebrauchte IT-Geräte',
          YourInternalID: reference,
          Reference1: reference,
        },
      },
    ],
  };
}

function readOrder(answer: Extract<CarrierAnswer, { kind: 'answer' }>): Made | NothingDone | { readonly kind: 'fine' } {
  const refusal = refusalByStatus(answer);
  if (refusal) return refusal;
  const body = answer.status < 500 ? bodyOf(orderSchema, answer.text) : undefined;
  if (body === undefined) return { kind: 'unknown', trouble: 'unreadable' };
  const number = body.LabelResponse?.LabelDataList?.[0]?.ParcelNo;
  if (number !== undefined) {
    const label = bytesOfBase64(body.LabelResponse?.LabelPDF);
    return { kind: 'made', trackingNumber: number, ...(label && { label }) };
  }
  if (body.Ack) return { kind: 'fine' };
  const errors = body.ErrorDataList ?? [];
  if (errors.some(({ ErrorCode }) => ErrorCode?.includes('CREDENTIALS'))) return { kind: 'access' };
  return {
    kind: 'refused',
    said: carrierWords(errors.map((one) => one.ErrorMsgLong ?? one.ErrorMsgShort ?? one.ErrorCode)),
  };
}

function eventsOf({ StatusInfoContainer: steps }: z.infer<typeof statusSchema>): TrackingEvent[] {
  const names = ['Start', 'OnTheRoad', 'DeliveryDepot', 'CarLoad', 'Delivered'] as const;
  return names.flatMap((name): TrackingEvent[] => {
    const one = steps?.[name];
    if (!one?.StatusReached || !one.StatusDate) return [];
    const place = one.DepotData?.Depot;
    return [
      {
        at: one.StatusDate,
        stage: stages[name],
        text: carrierWords([one.Description ?? one.Headline]),
        ...(place && { place }),
      },
    ];
  });
}
