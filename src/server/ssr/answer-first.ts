import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { CachedAnswers } from './cached-answers.ts';
import { sendReady } from './ready-answer.ts';

interface AnswerFirstOptions {
  readonly kept: CachedAnswers;
  /** Name of the cookie that says who is signed in; whoever has one is answered by the application. */
  readonly sessionCookie: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Answers kept pages before the application sees the request: they need no session, no counting and no hook, and those
 * would cost more than the answer (decision 0046).
 */
export function answerFirst(server: Server, { kept, sessionCookie, log }: AnswerFirstOptions): void {
  const application = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const answer = isRead && !headers.cookie?.includes(`${sessionCookie}=`) ? kept.get(url) : undefined;
    if (answer === undefined) {
      for (const listener of application) Reflect.apply(listener, server, [request, response]);
      return;
    }
    sendReady(answer, request, response);
    log.info({ method, path: url, status: response.statusCode, milliseconds: 0 });
  });
}
