import type { Carrier } from '#domain/offer/facts.ts';
import type { Clock } from '#server/clock.ts';
import type { CarrierService } from './carrier.ts';
import { type CarrierVariables, carrierSettings } from './carrier-settings.ts';
import { dhlService } from './dhl.ts';
import { dpdService } from './dpd.ts';

/** The services of those carriers to which there is an access; read anew for each call, since the desk changes it. */
export type Carriers = { readonly [carrier in Carrier]?: CarrierService | undefined };

/** Opens them by what counts at each moment; nothing is asked of a carrier before it is needed. */
export function openCarriers(inForce: () => CarrierVariables, clock: Clock): Carriers {
  let of: CarrierVariables | undefined;
  let opened: Carriers = {};
  function now(): Carriers {
    const variables = inForce();
    if (variables !== of) {
      const { dhl, dpd } = carrierSettings(variables);
      opened = { ...(dhl && { dhl: dhlService(dhl, clock) }), ...(dpd && { dpd: dpdService(dpd, clock) }) };
      of = variables;
    }
    return opened;
  }
  return {
    get dhl() {
      return now().dhl;
    },
    get dpd() {
      return now().dpd;
    },
  };
}
