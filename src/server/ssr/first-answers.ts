import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';

/** What concerns the page alone, not a call of it. */
const ofThePage = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
]);

/**
 * Answers the calls that a page would make, by the routes themselves and with the cookies of whoever asks for the page: they get what
 * they could ask for, and are counted for it. What is refused is left to the page, which says why.
 */
export async function firstAnswers(request: FastifyRequest, calls: readonly string[]): Promise<Map<string, unknown>> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ofThePage.has(name)));
  const remoteAddress = request.raw.socket.remoteAddress ?? '';
  const answers = await Promise.all(
    calls.map(async (url) => {
      const answer = await request.server
        .inject({ url, remoteAddress, headers: { ...headers, accept: 'application/json' } })
        .catch(whileEnding);
      return answer?.statusCode === 200 ? [[url, JSON.parse(answer.body)] as const] : [];
    }),
  );
  return new Map(answers.flat());
}

/** A server that ends answers the pages under way, and takes no calls for them any more. */
function whileEnding(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_REOPENED_CLOSE_SERVER') return undefined;
  throw error;
}

/** The same for one call; rejects where it is refused. */
export async function answerTo(request: FastifyRequest, call: string): Promise<unknown> {
  const answers = await firstAnswers(request, [call]);
  if (!answers.has(call)) throw new Problem(404, 'notFound');
  return answers.get(call);
}
