import type { FastifyReply } from 'fastify';

/** An answer that is saved under a name and never shown: it is a stranger's file, and nothing of it runs. */
export function sendFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
}
