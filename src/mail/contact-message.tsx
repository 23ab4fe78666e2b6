import { Text } from '@react-email/text';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { textStyle } from './style.ts';

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
        <Text className="m-ink" style={{ ...textStyle, whiteSpace: 'pre-wrap' }}>
          {message}
        </Text>
        <Note>Gesendet über das Kontaktformular. Ihre Antwort geht an {email}.</Note>
      </Layout>
    ),
  };
}
