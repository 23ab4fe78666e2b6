import type { z } from 'zod';
import type { checkedCarrierSchema } from '#contract/settings/settings.ts';
import { company } from '#contract/settings/shop-in-force.ts';
import type { CarrierService } from './carrier.ts';

/** A kilogram from the house to itself: what carriers judge, and nobody orders. */
const weight = 1;

/** Whether a carrier takes the access and the house's address: it is asked what it would refuse, and makes nothing. */
export async function checkAccess(service: CarrierService | undefined): Promise<z.infer<typeof checkedCarrierSchema>> {
  if (service === undefined) return { kind: 'none' };
  const { owner, name, street, zip, city } = company;
  const house = { name: owner, company: name, street, zip, city };
  const { kind, ...more } = await service.check({
    ...{ reference: 'ZUGANGSPRUEFUNG', direction: 'packaging', weight },
    ...{ from: house, to: house },
  });
  return { kind, ...('said' in more && more.said !== undefined && { said: more.said }) };
}
