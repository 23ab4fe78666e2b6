import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** Every script and modulepreload that the HTML of a page names. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const file = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return file !== undefined && (tag.startsWith('<script') || tag.includes('modulepreload')) ? [file] : [];
  });
}

/** How many bytes each of these files has, compressed by gzip. */
export async function sizesOf(
  request: APIRequestContext,
  files: readonly string[],
): Promise<{ readonly file: string; readonly size: number }[]> {
  return Promise.all(
    files.map(async (file) => ({
      file,
      size: gzipSync(await (await request.get(file)).body(), { level: 9 }).length,
    })),
  );
}
