import type { MailContent } from './render-mail.ts';

/** Where the reader of a notice can do something about it, and what of its matter a mail may show. */
export interface AccountFacts {
  /** Page on which a new password is asked for. */
  recoverUrl: string;
  /** Page on which the passkeys are listed. */
  profileUrl: string;
  /** Page about the systems of a firm. */
  systemsUrl: string;
  /** The desk's own page, for staff. */
  deskUrl: string;
  /** The new way of payment, its last digits at most; undefined when there is none any more. */
  payee?: string | undefined;
}

/** A mail that tells the holder of an account what has happened to it, without a secret in it. */
export interface AccountNotice {
  /** Part of its preview's address. */
  name: string;
  /** Goes to an address that belongs to no account any more. */
  isFarewell?: boolean;
  content: (facts: AccountFacts) => MailContent;
}
