import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { zipStream } from '#server/zips/zip-stream.ts';
import type { SalePapers } from './paper.ts';
import { paperFiles } from './paper-files.ts';

interface Sent {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly inFolders: boolean;
  readonly withSums?: true;
  readonly sales: AsyncIterable<SalePapers>;
  /** Opens the stream when it is the caller's turn. */
  readonly take: (open: () => Readable) => Readable;
}

/** Answers with an archive of papers while it is made. */
export function sendPapers(deps: Pick<Deps, 'clock'>, reply: FastifyReply, { name, sales, take, ...asked }: Sent) {
  const onFault = (error: unknown, lost: { readonly sale: string; readonly paper: string }) =>
    reply.log.error({ reqId: reply.request.id, err: error, ...lost }, 'A paper is not in the store');
  const at = deps.clock.now().toISOString();
  const stream = take(() => zipStream(paperFiles(sales, { ...asked, at, onFault })));
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.zip`)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .type('application/zip')
    .send(stream);
}
