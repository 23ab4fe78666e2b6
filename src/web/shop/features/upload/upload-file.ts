import { z } from 'zod';
import { uploadedFileSchema } from '#contract/fields.ts';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { type OnProgress, xhrFetch } from '#web/lib/xhr-fetch.ts';

const answer = z.tuple([uploadedFileSchema]);

interface Sending {
  readonly uploadUrl: string;
  /** The file's own: sent again after an answer that was lost, it is stored once. */
  readonly key: string;
  readonly onProgress: OnProgress;
  /** Gives the upload up. */
  readonly signal: AbortSignal;
  /** The customer wants a table that cannot be read to be read by hand. */
  readonly keepUnread: boolean;
}

/** Uploads one file; rejects with a ProblemError that says in German why it was refused. */
export async function uploadFile(
  file: File,
  { uploadUrl, key, onProgress, signal, keepUnread }: Sending,
): Promise<UploadedFile> {
  const send = xhrFetch(onProgress);
  const client = createApiClient({
    fetch: (input, init) => send(input, { ...init, signal }),
    cookies: () => document.cookie,
  });
  const form = new FormData();
  form.append('file', file, file.name);
  const [stored] = answer.parse(
    await client.upload(keepUnread ? `${uploadUrl}?unread=keep` : uploadUrl, form, { 'idempotency-key': key }),
  );
  return stored;
}
