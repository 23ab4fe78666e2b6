// Dear: programs are started, and most of them killed.
import { describe, expect, inject, it } from 'vitest';
import { killsOnPostgres } from '#tests/faults/kills.ts';
import { outsideAway } from '#tests/faults/outside-away.ts';
import { startSeededEmbedded } from '#tests/support/seeded-shop.ts';

const nothing = { lost: 0, doubled: 0, differ: 0, odd: [] };

/** The short forms of `npm run faults`; those of the embedded database and of PostgreSQL itself are kill.test.ts and database-away.test.ts. */
describe('a counting load', () => {
  it('loses and doubles nothing, and everything is heard of, while one of two processes is killed with -9', async () => {
    // Once, as soon as it is at work.
    const counted = await killsOnPostgres(0, { processes: 2, lines: 2, from: inject('seededShop').folder });
    expect(counted).toMatchObject({ ...nothing, unheard: 0 });
    expect(counted.acknowledged).toBeGreaterThan(0);
  });

  it('loses no mail and no file while mail server and object store are out of reach, and says what is missing', async () => {
    const counted = await outsideAway(2, (env) => startSeededEmbedded(inject('seededShop'), env));
    expect(counted).toMatchObject({ ...nothing, mailsMissing: 0, mailsDoubled: 0, uploadsLost: 0, named: ['storage'] });
    expect([counted.uploads > 0, counted.uploadsRefused > 0]).toEqual([true, true]);
  });
});
