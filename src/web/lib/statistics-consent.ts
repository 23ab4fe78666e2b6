import { createStore } from './store.ts';

/** Whether the person at the window has consented to statistics: not before they chose, and no longer once withdrawn. */
export const statisticsConsent = createStore(false);
