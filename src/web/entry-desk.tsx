import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/without-eval.ts';
import './styles/desk.css';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { createDeskRouter } from './desk/create-desk-router.tsx';
import { openDesk } from './desk/open-desk.ts';
import { isOpen } from './desk/staff-session.ts';
import { browserApi } from './lib/browser-api.ts';
import { createLiveClient } from './lib/live-client.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { whenOnline } from './lib/when-online.ts';

const loadLiveSocket = loadChunk(() => import('./lib/open-live-socket.ts'));
const live = createLiveClient(async () => (await loadLiveSocket()).openLiveSocket(deskApi.socket), whenOnline);
const desk = openDesk(browserApi, undefined, { live, storage: ownStorage() });

/** Whom the live connection speaks for. */
let connectedAs: string | undefined;
desk.session.member.subscribe(() => {
  const member = desk.session.member.get();
  const holder = isOpen(member) ? member.id : undefined;
  if (holder === connectedAs) return;
  connectedAs = holder;
  live.disconnect();
  if (holder !== undefined) live.connect();
});

/** Absent where the browser refuses it. */
function ownStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const router = createDeskRouter(desk);

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
