import { createApiClient } from './api-client.ts';

/** The one client of this browser window. */
export const browserApi = createApiClient({
  fetch: (input, init) => window.fetch(input, init),
  cookies: () => document.cookie,
});
