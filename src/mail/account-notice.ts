import type { MailContent } from './render-mail.ts';

/** Where the reader of a notice can do something about it. */
export interface AccountPlaces {
  /** Page on which a new password is asked for. */
  recoverUrl: string;
  /** Page on which the passkeys are listed. */
  profileUrl: string;
}

/** A mail that tells the holder of an account what has happened to it, without a secret in it. */
export interface AccountNotice {
  /** Part of its preview's address. */
  name: string;
  /** Goes to an address that belongs to no account any more. */
  isFarewell?: boolean;
  content: (places: AccountPlaces) => MailContent;
}
