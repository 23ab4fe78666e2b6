export interface Mail {
  /** Made of event and mail, the same for every attempt: it becomes the Message-ID. */
  messageId: string;
  to: string;
  /** Where an answer goes when not to us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
