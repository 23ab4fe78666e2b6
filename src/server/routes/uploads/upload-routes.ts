import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { uploadLimits } from '#contract/upload-limits.ts';
import type { Deps } from '#server/deps.ts';
import { requireStaff } from '#server/policies/staff.ts';
import { Problem } from '#server/problem.ts';
import { filesOfForm } from '#server/uploads/read-form.ts';
import { sendUpload } from '#server/uploads/send-upload.ts';
import { storeUploads } from '#server/uploads/store-uploads.ts';
import type { Uploader } from '#server/uploads/uploads.ts';

const answer = z.array(z.object({ url: z.string(), name: z.string() }));
const params = z.object({ id: z.uuid() });
const description =
  'Ein Formular (multipart/form-data), dessen Feld `file` 1 bis 20 Bilder oder eine Liste, eine Rechnung oder einen Beleg enthält.';

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
    const store = (request: FastifyRequest, owner: Uploader[number]) => {
      if (!request.isMultipart()) throw new Problem(415, 'unsupportedMediaType');
      return storeUploads(deps, filesOfForm(request.parts()), owner);
    };
    const limited = { config: { rateLimit: { max: 60, timeWindow: '10 minutes' } } };
    const post = { tags: ['uploads'], consumes: ['multipart/form-data'], description, response: { 200: answer } };

    app.post(
      deps.env.uploadUrl,
      { ...limited, schema: { ...post, summary: 'Dateien hochladen' } },
      async (request, reply) => {
        const account = await request.account();
        const owner = account
          ? ({ kind: 'account', key: account.id } as const)
          : ({ kind: 'visitor', key: reply.startVisit() } as const);
        return store(request, owner);
      },
    );

    app.post(
      '/desk/api/uploads',
      { schema: { ...post, tags: ['desk'], summary: 'Belege und Etiketten hochladen' } },
      async (request) => {
        const staff = await requireStaff(request);
        return store(request, { kind: 'staff', key: staff.id });
      },
    );

    for (const base of [deps.env.uploadUrl, '/desk/api/uploads']) {
      app.get(
        `${base}/:id`,
        { schema: { tags: ['uploads'], summary: 'Datei herunterladen', params } },
        (request, reply) => sendUpload(deps, request, reply, request.params.id),
      );
    }
  };
}
