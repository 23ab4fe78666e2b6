import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** How long requests under way may still take, in milliseconds; jobs have as long again (jobs.ts). */
const requestsWithin = 8_000;
/** How often connections are looked through for those that have got their answer. */
const lookEvery = 100;

/** Takes nothing more, answers the requests under way, tells open sockets to come back, does the begun jobs or gives them back. */
export async function endServer(app: FastifyInstance, deps: Deps): Promise<void> {
  await deps.jobs.takeNoMore();
  const answered = setInterval(() => app.server.closeIdleConnections(), lookEvery);
  const tooLong = setTimeout(() => app.server.closeAllConnections(), requestsWithin);
  await app.close();
  clearInterval(answered);
  clearTimeout(tooLong);
  await deps.close();
}
