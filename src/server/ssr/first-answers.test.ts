import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { firstAnswers } from './first-answers.ts';

const call = '/api/own';

async function appWith(onPage: () => Promise<void> = async () => {}) {
  const app = Fastify();
  app.get(call, async ({ headers }) => ({ cookie: headers.cookie ?? 'none', accept: headers.accept }));
  app.get('/api/closed', async (_, reply) => reply.code(401).send({ code: 'notSignedIn' }));
  app.get('/page', async (request) => {
    await onPage();
    return Object.fromEntries(await firstAnswers(request, [call, '/api/closed']));
  });
  await app.ready();
  return app;
}

it('come from the routes themselves, to whoever asks for the page; what is refused is left out', async () => {
  const app = await appWith();
  const page = await app.inject({ url: '/page', headers: { cookie: 'session=ada', accept: 'text/html' } });
  expect(page.json()).toEqual({ [call]: { cookie: 'session=ada', accept: 'application/json' } });
  await app.close();
});

it('are left out of a page that is under way while the server ends', async () => {
  let ended: Promise<undefined> | undefined;
  const app = await appWith(async () => {
    ended = app.close();
    await turn();
  });
  const page = await app.inject('/page');
  expect([page.statusCode, page.json()]).toEqual([200, {}]);
  await ended;
});
