// Dear: programs are started, and most of them killed.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startSeeded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startSeeded(inject('seededShop'));
});
afterAll(() => server.stop());

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string() }));

/** Every connection is new, so that none survives into the restarted server. */
async function visitor() {
  const one = caller(server.url, keepAlive(0));
  await one.get('/auth/api/currentUser');
  return one;
}

/** What the demonstration's price book prices without doubt. */
function screen(): object {
  const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
  const found = catalogue.items.find(({ title }) => title === 'EIZO FlexScan EV2450');
  const configuration = { working: true, packagingAvailable: false, grade: 'b' };
  return { id: `item-${crypto.randomUUID()}`, entryId: found?.id, quantity: 1, configuration };
}

async function subjectsFor(email: string): Promise<string[]> {
  const { text } = await (await visitor()).get('/dev/mail/index.json');
  const mails = mailsSchema.parse(JSON.parse(text)).filter(({ to }) => to === email);
  return mails.map(({ subject }) => subject.replace(/[:,] .*| A-.*/, '')).toSorted();
}

const mails = ['Ihre Anfrage', 'Unser Kaufpreisgebot'];

/** Jobs that died are taken up again when the server is back, and either mail may be the later one. */
async function untilAnswered(email: string): Promise<void> {
  await expect.poll(() => subjectsFor(email)).toEqual(expect.arrayContaining(mails));
}

it('an inquiry is answered at once exactly once, wherever in between the server is killed', async () => {
  const goods = screen();
  // As its sender hears that it is taken, and while the job that bids is being done; before that it is like any call (kill.test.ts).
  const killedAfter = [0, 60];
  for (const milliseconds of killedAfter) {
    const path = `/selfservice/api/submitOffer/${newOfferId()}`;
    const email = `kim-${milliseconds}@example.org`;
    const body = inquiryBody(email, { offeredAsBusiness: false, items: [goods] });
    const sender = await visitor();
    expect((await sender.post(path, body)).status).toBe(200);
    await pause(milliseconds);
    await server.kill('SIGKILL');
    await server.restart();
    // Whoever missed the answer sends the same once more.
    expect((await sender.post(path, body)).status).toBe(200);
    await untilAnswered(email);
  }
  for (const milliseconds of killedAfter) expect(await subjectsFor(`kim-${milliseconds}@example.org`)).toEqual(mails);
});
