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
/** Longer than a look at port and lines takes that finds nothing, and how long such a look is waited for, in milliseconds. */
const quietLook = 0.2;
const quietWithin = 250;

/** Says that it goes and answers everything for so many seconds, then takes no more lines. */
export async function leave(app: FastifyInstance, leaveSeconds: number): Promise<void> {
  app.leave();
  await pause(leaveSeconds * 1_000);
  await closePort(app);
  if (leaveSeconds > 0) await pause(lastQuestionsWithin);
}

/**
 * Takes no more lines and closes those that have got their answers, at a moment at which nobody waits: what the system has taken for us and we
 * have not, a line at the port or a question on a line, would be cut off without an answer.
 */
export async function closePort(app: FastifyInstance): Promise<void> {
  let came = false;
  app.server.on('connection', () => {
    came = true;
  });
  const until = performance.now() + quietWithin;
  // From one turn to the next all lines are looked at once, and one more is taken from the port.
  await turn();
  for (let began = 0; began < until; ) {
    began = performance.now();
    came = false;
    await turn();
    if (!came && performance.now() - began < quietLook) break;
  }
  // What is only closed, unlike an HTTP server that ends, keeps lines without a question open.
  Server.prototype.close.call(app.server);
  app.server.closeIdleConnections();
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
