import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listMessageSchema, readListSchema } from '#contract/goods/asset-list.ts';
import { listFormats } from '#contract/goods/list-calls.ts';
import { type ProblemDocument, problemDocument } from '#contract/problem.ts';
import { sourceOf } from '#server/asset-lists/list-source.ts';
import { listTemplate } from '#server/asset-lists/list-template.ts';
import type { Deps } from '#server/deps.ts';
import { chooseEncoding } from '#server/encodings.ts';
import { Problem } from '#server/problem.ts';
import { uploaderOf } from '#server/uploads/uploads.ts';
import { senderOf } from '#server/workers/sender.ts';

/** Text of 2 million characters, each of which may be written as several. */
const bodyLimit = 8 * 1024 * 1024;
const ndjson = 'application/x-ndjson';

/** Reads an asset list, uploaded or pasted; nothing of it is stored here. */
export function readListRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/readList',
      {
        bodyLimit,
        config: { access: 'visitor', rateLimit: { max: 120, timeWindow: '10 minutes' }, repeat: 'reads' },
        schema: {
          summary:
            'Geräteliste lesen: je Zeile eine Meldung, erst der Fortschritt, dann die Liste oder warum es keine gibt',
          body: readListSchema,
          response: { 200: { description: 'Meldungen', content: { [ndjson]: { schema: listMessageSchema } } } },
        },
      },
      async (request, reply) => {
        const { columns = [], sheets = [] } = request.body;
        const sender = senderOf(request, reply);
        const uploader = uploaderOf(request, await request.account());
        const source = await sourceOf(deps, uploader, request.body, sender);
        const lines = openLines(reply, request.headers['accept-encoding']);
        const refuse = (problem: ProblemDocument) => lines.end(JSON.stringify({ type: 'problem', problem }));

        deps.lists
          .read(source, { columns, sheets }, { ...sender, onProgress: lines.progress })
          .then((answer) => {
            if ('problem' in answer) refuse(problemDocument(422, answer.problem));
            else lines.end(`{"type":"list","list":${answer.json}}`);
          })
          .catch((error: unknown) => {
            if (sender.signal.aborted) return lines.end('');
            if (error instanceof Problem) return refuse(error.document);
            request.log.error({ reqId: request.id, err: error }, 'A list could not be read');
            refuse(problemDocument(500, 'internal'));
          });
        return reply;
      },
    );

    app.get(
      '/selfservice/api/listTemplate.:ending',
      {
        config: { access: 'public' },
        schema: {
          produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
          summary: 'Vorlage einer Geräteliste mit Beispielen',
          params: z.strictObject({ ending: z.enum(listFormats) }),
        },
      },
      async (request, reply) => {
        const { ending } = request.params;
        const { content, type } = await listTemplate(ending);
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="Geraeteliste.${ending}"`)
          .header('cache-control', 'public, max-age=3600')
          .send(content);
      },
    );
  };
}

/** A list of 10,000 rows is 4 MB of text. Each line leaves the encoder at once. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 }),
  identity: () => new PassThrough(),
};

/** The answer, line by line; each is on its way at once. */
function openLines(reply: FastifyReply, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding);
  const stream = encoders[encoding]();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // Servers in front of this one would gather the lines otherwise.
  reply.header('vary', 'accept-encoding').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
  void reply.type(ndjson).send(stream);
  let last = -1;
  return {
    progress(done: number) {
      // A bar of a hundred steps.
      if (done - last < 0.01) return;
      last = done;
      stream.write(`${JSON.stringify({ type: 'progress', done: Math.min(done, 1) })}\n`);
    },
    end: (line: string) => void stream.end(line === '' ? '' : `${line}\n`),
  };
}
