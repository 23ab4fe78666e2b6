import type { Env } from '#server/env.ts';
import { isLoopback } from './loopback.ts';

/** Whether a page of this origin may open the live socket: the shop's own, in demo mode also by loopback names. */
export function allowedOrigin(env: Pick<Env, 'publicUrl' | 'mode' | 'port'>, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (origin === new URL(env.publicUrl).origin) return true;
  return env.mode === 'demo' && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
