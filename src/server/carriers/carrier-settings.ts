import { z } from 'zod';
import { keysOf } from '#domain/values/keys-of.ts';
import { setting } from '#server/setting.ts';

const url = z.url({ protocol: /^https?$/ }).transform((given) => given.replace(/\/+$/, ''));
const text = z.string();
const byHand = 'labels by hand';

/** The settings of the carriers' services: secrets among them. The desk's go before them (docs/decisions/0697). */
export const carrierVariables = {
  DHL_URL: setting(url, "DHL's own", 'another base of DHL Parcel DE, such as the sandbox'),
  DHL_API_KEY: setting(text, byHand, 'access to DHL Parcel DE; all five of them together'),
  DHL_API_SECRET: setting(text, byHand, 'see `DHL_API_KEY`'),
  DHL_USER: setting(text, byHand, 'see `DHL_API_KEY`'),
  DHL_PASSWORD: setting(text, byHand, 'see `DHL_API_KEY`; ends after a year'),
  DHL_BILLING_NUMBER: setting(
    z.string().regex(/^[\dA-Za-z]{14}$/, 'must have 14 characters'),
    byHand,
    'see `DHL_API_KEY`',
  ),
  DHL_RETURN_RECEIVER: setting(text, '`deu`', 'name of the receiver of returns in the contract with DHL'),
  DHL_TRACKING_USER: setting(text, 'no search', 'with `DHL_TRACKING_PASSWORD`: search of parcels by their reference'),
  DHL_TRACKING_PASSWORD: setting(text, 'no search', 'see `DHL_TRACKING_USER`'),
  DPD_URL: setting(url, "DPD's own", "another base of DPD's Cloud Service"),
  DPD_PARTNER_NAME: setting(text, byHand, "access to DPD's Cloud Service; all four of them together"),
  DPD_PARTNER_TOKEN: setting(text, byHand, 'see `DPD_PARTNER_NAME`'),
  DPD_USER_ID: setting(z.string().regex(/^\d+$/, 'must be a number'), byHand, 'see `DPD_PARTNER_NAME`'),
  DPD_USER_TOKEN: setting(text, byHand, 'see `DPD_PARTNER_NAME`'),
  CARRIER_SECONDS: setting(z.coerce.number().min(0.1).max(120), '20', "how long a carrier's answer is waited for"),
};

const schema = z.object(carrierVariables);
/** The variables as they were given. */
export type CarrierVariables = z.infer<typeof schema>;

/** The variables of the carriers alone. */
export const carrierVariablesOf = (given: CarrierVariables): CarrierVariables => schema.parse(given);

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
export function carrierSettings(given: CarrierVariables): CarrierSettings & { readonly missing: readonly string[] } {
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
}: CarrierVariables): Pick<DhlSettings, 'tracking'> {
  return user === undefined || password === undefined ? {} : { tracking: { user, password } };
}

/** What a part of an access lacks; without any part of it nothing is lacking. */
function missingIn({ error }: z.ZodSafeParseResult<unknown>, names: readonly string[]): string[] {
  const lacking = new Set((error?.issues ?? []).map(({ path }) => String(path[0])));
  return lacking.size === names.length ? [] : names.filter((name) => lacking.has(name));
}
