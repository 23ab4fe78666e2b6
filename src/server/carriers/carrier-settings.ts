import { z } from 'zod';
import { keysOf } from '#domain/values/keys-of.ts';

const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());
const text = optional(z.string());
const address = optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')));

/** The settings of the carriers' services: secrets among them, from the environment alone. */
export const carrierVariables = {
  DHL_URL: address,
  DHL_API_KEY: text,
  DHL_API_SECRET: text,
  DHL_USER: text,
  DHL_PASSWORD: text,
  DHL_BILLING_NUMBER: optional(z.string().regex(/^[\dA-Za-z]{14}$/, 'must have 14 characters')),
  DHL_RETURN_RECEIVER: text,
  DHL_TRACKING_USER: text,
  DHL_TRACKING_PASSWORD: text,
  DPD_URL: address,
  DPD_PARTNER_NAME: text,
  DPD_PARTNER_TOKEN: text,
  DPD_USER_ID: optional(z.string().regex(/^\d+$/, 'must be a number')),
  DPD_USER_TOKEN: text,
  CARRIER_SECONDS: optional(z.coerce.number().min(0.1).max(120)),
};

const schema = z.object(carrierVariables);
type Given = z.infer<typeof schema>;

/** Access to DHL's services Parcel DE Shipping, Returns and Tracking. */
export interface DhlSettings {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly user: string;
  readonly password: string;
  readonly billingNumber: string;
  readonly returnReceiver: string;
  /** Of the tracking of business customers, which finds parcels by their reference. */
  readonly tracking?: { readonly user: string; readonly password: string };
  readonly seconds: number;
}

/** Access to DPD's Cloud Service. */
export interface DpdSettings {
  readonly url: string;
  readonly partnerName: string;
  readonly partnerToken: string;
  readonly userId: string;
  readonly userToken: string;
  readonly seconds: number;
}

export interface CarrierSettings {
  readonly dhl: DhlSettings | undefined;
  readonly dpd: DpdSettings | undefined;
}

const usualSeconds = 20;
const said = z.string();
const dhlAccess = z.object({
  DHL_API_KEY: said,
  DHL_API_SECRET: said,
  DHL_USER: said,
  DHL_PASSWORD: said,
  DHL_BILLING_NUMBER: said,
});
const dpdAccess = z.object({
  DPD_PARTNER_NAME: said,
  DPD_PARTNER_TOKEN: said,
  DPD_USER_ID: said,
  DPD_USER_TOKEN: said,
});

/** The access that the settings give; none of a carrier of which they name only a part, which `missing` says. */
export function carrierSettings(given: Given): CarrierSettings & { readonly missing: readonly string[] } {
  const seconds = given.CARRIER_SECONDS ?? usualSeconds;
  const dhl = dhlAccess.safeParse(given);
  const dpd = dpdAccess.safeParse(given);
  return {
    missing: [...missingIn(dhl, keysOf(dhlAccess.shape)), ...missingIn(dpd, keysOf(dpdAccess.shape))],
    dhl: dhl.data && {
      url: given.DHL_URL ?? 'https://api-eu.dhl.com',
      apiKey: dhl.data.DHL_API_KEY,
      apiSecret: dhl.data.DHL_API_SECRET,
      user: dhl.data.DHL_USER,
      password: dhl.data.DHL_PASSWORD,
      billingNumber: dhl.data.DHL_BILLING_NUMBER,
      returnReceiver: given.DHL_RETURN_RECEIVER ?? 'deu',
      ...trackingOf(given),
      seconds,
    },
    dpd: dpd.data && {
      url: given.DPD_URL ?? 'https://cloud.dpd.com',
      partnerName: dpd.data.DPD_PARTNER_NAME,
      partnerToken: dpd.data.DPD_PARTNER_TOKEN,
      userId: dpd.data.DPD_USER_ID,
      userToken: dpd.data.DPD_USER_TOKEN,
      seconds,
    },
  };
}

function trackingOf({
  DHL_TRACKING_USER: user,
  DHL_TRACKING_PASSWORD: password,
}: Given): Pick<DhlSettings, 'tracking'> {
  return user === undefined || password === undefined ? {} : { tracking: { user, password } };
}

/** What a part of an access lacks; without any part of it nothing is lacking. */
function missingIn({ error }: z.ZodSafeParseResult<unknown>, names: readonly string[]): string[] {
  const lacking = new Set((error?.issues ?? []).map(({ path }) => String(path[0])));
  return lacking.size === names.length ? [] : names.filter((name) => lacking.has(name));
}
