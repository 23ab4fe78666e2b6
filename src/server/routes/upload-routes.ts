import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmApi } from '#contract/account/firm-systems.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import type { Unread } from '#server/asset-lists/drop-personal-data.ts';
import { isTable, withoutPersonalColumns } from '#server/asset-lists/without-personal-columns.ts';
import type { Deps } from '#server/deps.ts';
import { isKeyUsed, type KeyedCall } from '#server/idempotency-store.ts';
import { Problem } from '#server/problem.ts';
import { createIntake } from '#server/uploads/intake.ts';
import { storeOnce } from '#server/uploads/kept-uploads.ts';
import { contentsOf, type ReceivedFile, receiveForm } from '#server/uploads/receive-form.ts';
import { sendThumbnail, sendUpload } from '#server/uploads/send-upload.ts';
import { networkKey, openRoom } from '#server/uploads/storage-limits.ts';
import { type FileToStore, storeUploads } from '#server/uploads/store-uploads.ts';
import type { Upload, Uploader } from '#server/uploads/uploads.ts';
import { senderOf } from '#server/workers/sender.ts';
import { idempotencyKeyHeader, keyedCallOf } from './idempotency-key.ts';

const answer = z.array(z.object({ url: z.string(), name: z.string() }));
const params = z.object({ id: z.uuid() });
const description =
  'Ein Formular (multipart/form-data), dessen Feld `file` 1 bis 20 Bilder oder eine Liste, eine Rechnung oder einen Beleg enthält. Eine Tabelle, die sich nicht lesen lässt, wird nicht behalten; mit `unread=keep` bleibt sie, um von Hand gelesen zu werden.';

/** Twenty pictures, each a call of its own, and room for a second try and for a colleague behind the same address. */
const perAddress = {
  max: 120,
  timeWindow: '10 minutes',
  errorResponseBuilder: () => new Problem(429, 'uploadsTooOften'),
};

/** Files go in as a form and come out as downloads; the desk has the same under its own path and cookie. */
export function uploadRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      limits: {
        fileSize: uploadLimits.imageBytes,
        files: uploadLimits.files,
        fields: 5,
        parts: uploadLimits.files + 5,
      },
    });
    const intake = createIntake();
    const room = openRoom(deps);
    const store = async (
      request: FastifyRequest,
      reply: FastifyReply,
      owner: Uploader[number],
      unread: Unread = 'refuse',
    ) => {
      if (!request.isMultipart()) throw new Problem(415, 'unsupportedMediaType');
      const sender = senderOf(request, reply);
      // Strangers cannot take the room of the provider's own files.
      const taker =
        owner.kind === 'staff' ? undefined : { owner, networkKey: networkKey(request.network, deps.env.secret) };
      const call = (content?: unknown) => keyedCallOf(deps, request, `${owner.kind} ${owner.key}`, content);
      // What was sent before takes no room again.
      const leave = taker && !(await wasSent(call())) ? await room.admit(taker, announcedBytes(request)) : undefined;
      const judged = async function* (files: readonly ReceivedFile[]): AsyncGenerator<FileToStore> {
        if (owner.kind !== 'staff' && files.some(({ name }) => isTable(name))) void deps.lists.expect();
        for (const file of files) {
          const kept = await intake.inspect(file, sender);
          yield owner.kind === 'staff' ? kept : await withoutPersonalColumns(deps, kept, sender, unread);
        }
      };
      const received = receiveForm(request.parts(), async (files) => {
        const keyed = call(call() && (await contentsOf(files)));
        const enter = taker && ((row: Upload) => room.take(taker, row));
        const store = () => storeUploads(deps, judged(files), { owner, enter, call: keyed });
        if (keyed === undefined) return store();
        const { stored, isRepeated } = await storeOnce(deps, keyed, store);
        if (isRepeated) reply.header('idempotent-replayed', 'true');
        return stored;
      });
      return received.finally(leave);
    };
    const wasSent = async (call: KeyedCall | undefined) =>
      call !== undefined && (await isKeyUsed(deps.database, call, deps.clock.now()));
    const headers = z.object(idempotencyKeyHeader);
    const querystring = z.strictObject({ unread: z.literal('keep').exactOptional() });
    const post = {
      headers,
      consumes: ['multipart/form-data'],
      description,
      response: { 200: answer },
    };

    app.post(
      deps.env.uploadUrl,
      {
        config: { access: 'visitor', rateLimit: perAddress, repeat: 'keyed' },
        schema: { ...post, tags: ['uploads'], querystring, summary: 'Dateien hochladen' },
      },
      async (request, reply) => {
        const account = await request.account();
        const owner = account
          ? ({ kind: 'account', key: account.id } as const)
          : ({ kind: 'visitor', key: reply.startVisit() } as const);
        return store(request, reply, owner, request.query.unread);
      },
    );

    app.post(
      firmApi.uploads,
      {
        config: { access: { firm: 'sendLists' }, rateLimit: perAddress, repeat: 'keyed' },
        schema: { ...post, querystring, summary: 'Eine Geräteliste hochladen, um sie zu senden' },
      },
      async (request, reply) =>
        store(request, reply, { kind: 'account', key: request.seller.account.id }, request.query.unread),
    );

    app.post(
      '/desk/api/uploads',
      {
        config: { access: { staff: 'upload' }, repeat: 'keyed' },
        schema: { ...post, summary: 'Belege und Etiketten hochladen' },
      },
      async (request, reply) => store(request, reply, { kind: 'staff', key: request.staffMember.id }),
    );

    const tags = ['uploads'];
    for (const { base, config, byStaff } of [
      { base: deps.env.uploadUrl, config: { access: 'visitor' }, byStaff: false },
      { base: '/desk/api/uploads', config: { access: { staff: 'desk' } }, byStaff: true },
    ] as const) {
      app.get(
        `${base}/:id`,
        {
          config,
          schema: {
            tags,
            // As somebody handed it in.
            produces: ['image/*', 'text/*', 'application/*'],
            operationId: byStaff ? 'deskReadUpload' : 'readUpload',
            summary: 'Datei herunterladen',
            params,
          },
        },
        (request, reply) => sendUpload({ deps, request, reply, id: request.params.id, byStaff }),
      );
      app.get(
        `${base}/:id/thumbnail`,
        { config, schema: { tags, produces: ['image/webp'], summary: 'Kleines Bild einer Bilddatei', params } },
        (request, reply) => sendThumbnail({ deps, request, reply, id: request.params.id, byStaff }),
      );
    }
  };
}

/** The largest there is where the caller does not say. */
function announcedBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? uploadLimits.files * uploadLimits.imageBytes);
}
