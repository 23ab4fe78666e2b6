import type { Env } from '#server/env.ts';

/** Whether a page of this origin may open the live socket: the shop's own, in demo mode also by loopback names. */
export function allowedOrigin(env: Pick<Env, 'publicUrl' | 'mode' | 'port'>, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  if (origin === new URL(env.publicUrl).origin) return true;
  return env.mode === 'demo' && isLoopback(origin);
}

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname);
}
