import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/without-eval.ts';
import './styles/desk.css';
import { createDeskRouter } from './desk/create-desk-router.tsx';
import { openDesk } from './desk/open-desk.ts';
import { browserApi } from './lib/browser-api.ts';

const router = createDeskRouter(openDesk(browserApi, undefined));

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
