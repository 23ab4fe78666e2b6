import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { packagingCalls } from '#contract/parcels/packaging.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls } from '#contract/settings/settings.ts';
import { hostileText as kind } from './hostile-text.ts';
import type { Tour } from './tour.ts';

const answerSchema = z.object({ id: z.string() });
const packingSchema = z.object({ data: z.object({ loads: z.array(z.object({ key: z.string() })) }) });

/** A seller answers what is asked before the goods leave, and ticks off what is packed. */
export async function packing(tour: Tour): Promise<void> {
  const itemId = `item-${randomUUID()}`;
  const items = [{ id: itemId, freetext: 'Notebook Lenovo T480', quantity: 1 }];
  const body = { email: tour.email, offeredAsBusiness: true, items };
  const route = '/desk/api/createFromInquiry';
  const { id: offerId } = answerSchema.parse(await tour.make({ by: tour.desk, route, body }));
  const by = tour.seller;
  const answers = [{ itemId, answer: 'fine' }];
  const answered = await tour.make({
    by,
    route: '/selfservice/api/answerBatteries/:offerId',
    offerId,
    body: { answers },
  });
  const { data } = packingSchema.parse(answered);
  const load = data.loads[0]?.key ?? '';
  await tour.make({
    by,
    route: '/selfservice/api/tickPacking/:offerId',
    offerId,
    body: { load, task: 'data', done: true },
  });
}

/** The owner names a kind of packaging, and some of it comes. Answers what goes along with a dispatch. */
export async function packaging({ make, desk: by }: Pick<Tour, 'make' | 'desk'>) {
  const values = sentValues({ kinds: `${kind}; 20` });
  await by.post(settingCalls.change, { key: 'packaging', basedOn: 0, values });
  const body = { id: randomUUID(), kind, why: 'delivered', pieces: 30 };
  await make({ by, route: packagingCalls.record, body, also: [{ ...body, why: 'counted' }] });
  return [{ kind, pieces: 2 }];
}
