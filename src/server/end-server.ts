import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** How long requests under way may still take, in milliseconds; jobs have as long again (jobs.ts). */
const requestsWithin = 8_000;
/** How often connections are looked through for those that have got their answer. */
const lookEvery = 100;

/** On a line that came as the port closed somebody may be about to ask: for so long that is waited for, in milliseconds. */
const lastQuestionsWithin = 500;

/** Says that it goes and answers everything for so many seconds, then takes no more lines. */
export async function leave(app: FastifyInstance, leaveSeconds: number): Promise<void> {
  app.leave();
  await pause(leaveSeconds * 1_000);
  // Whoever waits at the port is taken first. What is only closed, unlike an HTTP server that ends, keeps lines without a question open.
  await turn();
  Server.prototype.close.call(app.server);
  if (leaveSeconds > 0) await pause(lastQuestionsWithin);
}

/** Takes nothing more, answers the requests under way, tells open sockets to come back, does the begun jobs or gives them back. */
export async function endServer(app: FastifyInstance, deps: Deps): Promise<void> {
  await deps.jobs.takeNoMore();
  const answered = setInterval(() => app.server.closeIdleConnections(), lookEvery);
  const unused = setTimeout(() => app.closeUnused(), lastQuestionsWithin);
  const tooLong = setTimeout(() => app.server.closeAllConnections(), requestsWithin);
  await app.close();
  clearInterval(answered);
  clearTimeout(unused);
  clearTimeout(tooLong);
  await deps.close();
}
