import type { Carrier } from '#domain/offer/facts.ts';
import type { Clock } from '#server/clock.ts';
import type { CarrierService } from './carrier.ts';
import type { CarrierSettings } from './carrier-settings.ts';
import { dhlService } from './dhl.ts';
import { dpdService } from './dpd.ts';

/** The services of those carriers that the settings give access to. */
export type Carriers = Readonly<Partial<Record<Carrier, CarrierService>>>;

/** Opens them; nothing is asked of a carrier before it is needed. */
export function openCarriers({ dhl, dpd }: CarrierSettings, clock: Clock): Carriers {
  return { ...(dhl && { dhl: dhlService(dhl, clock) }), ...(dpd && { dpd: dpdService(dpd, clock) }) };
}
