import { createHash } from 'node:crypto';

/** Names a seller on the wire between processes without saying who they are. */
export function ownerKey(holder: string): string {
  return createHash('sha256').update(holder).digest('base64url').slice(0, 22);
}

/** Whose open pages hear of a sale: nobody's where its account was deleted, for the address may be somebody else's by now. The desk hears. */
export function ownerKeyOf({ holder, ownerless }: { readonly holder: string; readonly ownerless: boolean }): string {
  return ownerless ? 'nobody' : ownerKey(holder);
}
