import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import { useDesk } from './desk-context.ts';

const uploaded = z.tuple([uploadedFileSchema]);

/** Hands in one file at the desk, and answers where it is; throws the refusal. */
export function useDeskUpload(): (file: File) => Promise<z.infer<typeof uploadedFileSchema>> {
  const { api } = useDesk();
  return async (file) => {
    const body = new FormData();
    body.append('file', file);
    const [stored] = uploaded.parse(await api.upload(deskApi.uploads, body));
    return stored;
  };
}
