import type { FastifyReply } from 'fastify';

/** Answers with a paper that is made for this call and kept nowhere. */
export function sendPdf(reply: FastifyReply, name: string, content: Uint8Array) {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(Buffer.from(content));
}
