/** In bytes. Mailboxes refuse large mails; a file beyond this waits in the shop alone. */
export const largestAttachment = 3_000_000;

export interface Mail {
  /** Made of event and mail, the same for every attempt: it becomes the Message-ID. */
  messageId: string;
  to: string;
  /** Where an answer goes when not to us. */
  replyTo?: string;
  /** Where the mail program switches mails like this one off (RFC 8058); only mails that one may do without have it. */
  unsubscribeUrl?: string;
  /** The last mail to an address that is no account's any more: no note about it keeps the address. */
  isFarewell?: boolean;
  subject: string;
  text: string;
  html: string;
  /** Files that travel with it; a captured mail is kept without them. */
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mailer {
  /** Resolves once the mail is accepted, or refused for good and noted; rejects when it has to be tried again. */
  send(mail: Mail): Promise<void>;
  /** Lets go of what it keeps open. Nobody sends any more. */
  close(): Promise<void>;
}
