import { z } from 'zod';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openPage } from '#tests/support/open-page.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { nextFrame } from '#tests/support/page-flaws.ts';
import { settled } from '#tests/support/settled.ts';

/** More than two idle times take. */
const someFrames = 20;

test('a page has settled once what it asked for is answered and its code is there, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await openPage(page, '/hilfe/faq/');
  const [data, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/data/impressum/index.json', async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.route('**/assets/js/legal-page-*.js', async (route) => {
    if (route.request().resourceType() === 'script') await code.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/data/impressum/index.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await asked;

  let state = 'under way';
  const done = settled(page).then(() => {
    state = 'settled';
  });
  const later = async () => {
    for (let frame = 0; frame < someFrames; frame += 1) await nextFrame(page);
    return state;
  };
  expect(await later()).toBe('under way');
  data.resolve();
  expect(await later()).toBe('under way');
  code.resolve();
  await done;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('a server that says its jobs are done has written the mails that a command leads to', async ({
  page,
  jobsDone,
}) => {
  const email = 'erledigt@example.org';
  const customer = await signUp(page, email);
  await customer.inquire();
  await jobsDone();
  const mails = z.array(z.object({ to: z.string(), subject: z.string() }));
  const sent = mails.parse(await pageCalls(page.request).get('/dev/mail/index.json'));
  expect(sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/Anfrage/),
  );
});
