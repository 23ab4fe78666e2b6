import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';

/** Calls as the shop's own pages make them: with the cookies of a browser and the anti-forgery header. */
export interface PageCalls {
  get(path: string): Promise<unknown>;
  /** Throws what the server refuses. */
  post(path: string, body?: object, headers?: Record<string, string>): Promise<unknown>;
  /** Hands a file in and answers its address. */
  upload(path: string, file: UploadedFile): Promise<string>;
  /** Hands files in to a call that answers something else. */
  handIn(path: string, files: readonly File[]): Promise<unknown>;
}

/** A file as Playwright gives it to a form. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const uploads = z.tuple([z.object({ url: z.string() })]);

/** The calls of a page (`page.request`), or of somebody without a page. */
export function pageCalls(request: APIRequestContext): PageCalls {
  async function token(): Promise<string> {
    const { cookies } = await request.storageState();
    const found = cookies.find(({ name }) => name === 'XSRF-TOKEN');
    if (found) return decodeURIComponent(found.value);
    await request.get(api.auth.currentUser);
    return token();
  }

  async function post(path: string, content: object, headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await request.post(path, { ...content, headers: { ...headers, 'x-xsrf-token': await token() } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  return {
    async get(path) {
      const answer = await request.get(path);
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
      return answer.json();
    },
    post: (path, body = {}, headers = {}) => post(path, { data: body }, headers),
    handIn(path, files) {
      const multipart = new FormData();
      for (const file of files) multipart.append('file', file);
      return post(path, { multipart });
    },
    async upload(path, file) {
      const [{ url }] = uploads.parse(await post(path, { multipart: { file } }));
      return url;
    },
  };
}
