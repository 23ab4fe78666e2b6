import { randomBytes, randomUUID } from 'node:crypto';

/** The only source of chance in the server. */
export interface Ids {
  uuid(): string;
  /** 256 random bits that fit into a URL or a cookie. */
  secret(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
};
