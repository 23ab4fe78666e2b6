import type { IncomingHttpHeaders } from 'node:http';

/** By which a leaked token is known where it lies. */
export const tokenMark = 'akw_';

/** The token that a call brings in its header; undefined where it brings none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (\S{20,200})$/i.exec(authorization ?? '')?.[1];
}
