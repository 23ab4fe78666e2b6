import { Agent, request } from 'node:http';
import { z } from 'zod';
import { readLines } from './child-json.ts';

/**
 * Starts requests by the clock, not by answers, and counts each from the instant at which it was due: whoever is late makes all
 * the following wait, and that shows. A process of its own, so that it never waits for who measures.
 */
const taskSchema = z.object({
  url: z.string(),
  requests: z.array(z.object({ path: z.string(), cookie: z.string() })),
  perSecond: z.number(),
  seconds: z.number(),
});
type Task = z.infer<typeof taskSchema>;

async function run({ url, requests, perSecond, seconds }: Task): Promise<number[]> {
  // Between two tasks a server may end the connections it keeps, so that each task opens its own.
  const agent = new Agent({ keepAlive: true });
  const total = Math.round(perSecond * seconds);
  const took: Promise<number>[] = [];
  const start = performance.now() + 50;
  const dueAt = (index: number) => start + (index / perSecond) * 1_000;
  await new Promise<void>((resolve) => {
    const tick = () => {
      while (took.length < total && dueAt(took.length) <= performance.now()) {
        const asked = requests[took.length % requests.length];
        if (asked === undefined) throw new Error('Nothing to ask');
        took.push(answer(url + asked.path, asked.cookie, { agent, due: dueAt(took.length) }));
      }
      if (took.length >= total) resolve();
      else setTimeout(tick, Math.max(0, dueAt(took.length) - performance.now()));
    };
    tick();
  });
  return Promise.all(took).finally(() => agent.destroy());
}

function answer(url: string, cookie: string, { agent, due }: { agent: Agent; due: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { cookie } }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - due);
        else reject(new Error(`${response.statusCode} by ${url}`));
      });
    });
    asked.once('error', reject).end();
  });
}

for await (const line of readLines(process.stdin)) {
  console.log(JSON.stringify(await run(taskSchema.parse(JSON.parse(line)))));
}
