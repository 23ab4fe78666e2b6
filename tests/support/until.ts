import { vi } from 'vitest';
import { limits } from './limits.ts';

/** Waits until there is something to answer and answers it; for hooks, in which `expect.poll` refuses to work. */
export const until = <Found>(look: () => Found | Promise<Found>) =>
  vi.waitUntil(look, { timeout: limits.wait, interval: 100 });
