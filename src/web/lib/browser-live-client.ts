import { createLiveClient } from './live-client.ts';

/** The live connection of this browser window. */
export const browserLiveClient = createLiveClient(async () => (await import('./open-live-socket.ts')).openLiveSocket());
