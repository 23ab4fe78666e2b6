import { Layout } from './layout.tsx';
import { OwnLines } from './own-lines.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';

interface ContactMessage {
  name?: string;
  email: string;
  subject: string;
  message: string;
}

/** Sent to the company when somebody has filled in the contact form; an answer goes to the sender. */
export function contactMessage({ name, email, subject, message }: ContactMessage): MailContent {
  return {
    subject: `Kontaktformular: ${subject}`,
    body: (
      <Layout preview={`Nachricht von ${email}`} headline={subject}>
        <Paragraph>
          {name === undefined ? '' : `${name}, `}
          {email}
        </Paragraph>
        <OwnLines text={message} />
        <Note>Gesendet über das Kontaktformular. Ihre Antwort geht an {email}.</Note>
      </Layout>
    ),
  };
}
