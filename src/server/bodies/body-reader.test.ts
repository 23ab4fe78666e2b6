// Dear: the largest bodies that are taken.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { submitOfferSchema } from '#contract/sale/submit-offer.ts';
import { bodyBounds } from './body-bounds.ts';
import { isChecked, openBodyReader } from './body-reader.ts';

const reader = openBodyReader();
afterAll(() => reader.close());

const wanted = {
  schema: submitOfferSchema,
  bounds: { ...bodyBounds(submitOfferSchema), entries: 200_000 },
  network: '192.0.2.1',
  isGone: () => false,
};

function inquiryOf(count: number): Buffer {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `item-${randomUUID()}`,
    freetext: `Dell PowerEdge R640 Nummer ${index}`,
    quantity: 1,
    configuration: { working: true, packagingAvailable: true, ram: '256 GB' },
  }));
  const body = { email: ' gross@example.org', offeredAsBusiness: true, location: '04109', availableImmediately: true };
  return Buffer.from(JSON.stringify({ ...body, items }));
}

it('reads an ordinary body at once', () => {
  expect(reader.read(inquiryOf(10), wanted)).toMatchObject({ email: ' gross@example.org' });
});

it('lets everybody else go on while it reads eight bodies of 5,000 items, each as its schema reads it', async () => {
  let turns = 0;
  let goesOn = true;
  const count = () => {
    turns += 1;
    if (goesOn) setImmediate(count);
  };
  setImmediate(count);
  const turnsWhenRead = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const body = await reader.read(inquiryOf(5_000), wanted);
      expect(isChecked(body)).toBe(true);
      expect(body).toMatchObject({ email: 'gross@example.org', items: { length: 5_000 } });
      return turns;
    }),
  );
  goesOn = false;
  const between = turnsWhenRead.map((now, at) => now - (turnsWhenRead[at - 1] ?? 0));
  expect(Math.min(...between)).toBeGreaterThan(10);
});

it('does not read for somebody who has gone', async () => {
  const gone = { ...wanted, isGone: () => true };
  await expect(reader.read(inquiryOf(5_000), gone)).rejects.toThrow('invalidRequest');
});

it('refuses a crowd, and from one network sooner', async () => {
  const large = inquiryOf(1_000);
  const crowd = await Promise.allSettled(Array.from({ length: 70 }, () => reader.read(large, wanted)));
  const refused = crowd.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(19);
  expect(refused[0]).toMatchObject({ reason: { document: { status: 429, code: 'bodiesBusy' } } });
});
