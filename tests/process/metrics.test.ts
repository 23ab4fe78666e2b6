// Dear: programs are started, and most of them killed.
import { beforeAll, expect, it } from 'vitest';
import { siteServer } from '#tests/support/site-server.ts';

let server: Awaited<ReturnType<typeof siteServer>>;
beforeAll(async () => {
  server = await siteServer();
});

const count = async (labels: string) => {
  const text = await (await fetch(server.metricsUrl)).text();
  const line = text.split('\n').find((one) => one.startsWith(`http_request_duration_seconds_count{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

it('counts pages that are answered before the application sees them, and each request once', async () => {
  const kept = 'method="GET",route="kept page",status="200"';
  const before = await count(kept);
  for (let time = 0; time < 3; time += 1) await (await fetch(`${server.url}/`)).text();
  // The first may have been the one that made the page.
  expect((await count(kept)) - before).toBeGreaterThanOrEqual(2);
  expect((await count(kept)) - before).toBeLessThanOrEqual(3);
});
