import type { FileClient } from './api-client.ts';
import { loadChunk } from './load-chunk.ts';

/** No call is needed to show the first page: the client's code comes with the first one. */
const loadClient = loadChunk(() => import('./api-client.ts'));

async function client(): Promise<FileClient> {
  const { createApiClient } = await loadClient();
  opened ??= createApiClient({
    fetch: (input, init) => window.fetch(input, init),
    cookies: () => document.cookie,
    isGoing: () => document.visibilityState === 'hidden',
  });
  return opened;
}
let opened: FileClient | undefined;

/** The one client of this browser window. */
export const browserApi: FileClient = {
  get: async (...call) => (await client()).get(...call),
  post: async (...call) => (await client()).post(...call),
  delete: async (...call) => (await client()).delete(...call),
  upload: async (...call) => (await client()).upload(...call),
  postForFile: async (...call) => (await client()).postForFile(...call),
};
