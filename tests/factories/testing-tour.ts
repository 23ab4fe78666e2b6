import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

const scannedSchema = z.object({ made: z.array(z.object({ plate: z.string() })) });

/** Two devices of each of these lines, counted without a number; answers their plates. */
export async function twoOfEach({ make, desk: by }: Tour, offerId: string, itemIds: readonly string[]) {
  const at = new Date().toISOString();
  const scans = itemIds.map((itemId) => ({ id: randomUUID(), at, itemId, units: 2 }));
  const { made } = scannedSchema.parse(await make({ by, route: '/desk/api/scan/:offerId', offerId, body: { scans } }));
  return made.map(({ plate }) => plate);
}

/** Everything that can be put down about devices under test, up to results that are made of it. */
export async function testUnits(tour: Tour, offerId: string, plates: readonly string[]): Promise<void> {
  const [plate = ''] = plates;
  const post = (call: string, body: Record<string, unknown>, also: Record<string, unknown>[] = []) =>
    tour.make({ by: tour.desk, route: `/desk/api/${call}/:offerId`, offerId, body, also });
  const answers = [{ question: 'starts', answer: 'yes' }];
  await post('recordTest', { plate, answers }, [{ plate, answers: [{ question: 'starts', answer: null }] }]);
  await post('recordSound', { plates: [...plates] });
  const finding = { plate, code: 'other', deduction: text, note: text, photos: [await tour.upload(tour.desk)] };
  await post('recordFinding', finding, [{ ...finding, deduction: null }]);
  await post('recordAudit', { plate, file: JSON.stringify({ class: 'system', serial: text }) });
  await post('recordFinding', { plate, code: 'otherConfiguration', deduction: null, photos: [] });
  await post('removeFinding', { plate, code: 'otherConfiguration' });
}
