export interface Mail {
  /** Made of event and mail, the same for every attempt: it becomes the Message-ID. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
