import type { Queryable, Tx } from '#server/db/client.ts';

/** Whose data is meant: an account that owns what carries its confirmed address. */
export interface DataOwner {
  accountId: string;
  email: string;
}

/** A part of the shop that keeps data about account holders. app.ts names them all, so that accounts know none of them. */
export interface PersonalData {
  /** The name under which the part appears in the export, such as offers. */
  name: string;
  /** Has everything of the owner follow the account to its new address, inside the transaction that confirms it. */
  moveTo(tx: Tx, owner: DataOwner, email: string): Promise<void>;
  /** All that is kept about the owner, as JSON; no transaction is open. */
  exportFor(db: Queryable, owner: DataOwner): Promise<unknown>;
  /** Drops what the account holds and its address does not: whoever left it there had not proved the address. */
  dropOf(tx: Tx, accountId: string): Promise<void>;
  /** Overwrites what no law keeps (INV-42), inside the transaction that deletes the account. */
  eraseFor(tx: Tx, owner: DataOwner, at: Date): Promise<void>;
}
