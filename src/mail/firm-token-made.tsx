import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import { personWords, plainWords } from './plain-words.ts';
import type { MailContent } from './render-mail.ts';

interface FirmTokenMade {
  /** What the system is called. */
  name: string;
  /** Name or address of whoever made it. */
  madeBy: string;
  /** What it may do, in words. */
  scopes: readonly string[];
  expiresAt: string;
  /** Page on which it is ended. */
  url: string;
}

/** Sent to everybody who manages a firm's people when one of them makes a token for a system. */
export function firmTokenMadeMail({ scopes, expiresAt, url, ...typed }: FirmTokenMade): MailContent {
  const headline = 'Neues Token für Ihre Firma';
  const name = plainWords(typed.name, 60);
  return {
    subject: headline,
    body: (
      <Layout
        preview="Kennen Sie das System nicht, beenden Sie das Token bitte sofort."
        headline={headline}
        action={{ label: 'Token ansehen', url }}
        after={<Note>Haben Sie das Token selbst erstellt, brauchen Sie nichts zu tun.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          {personWords(typed.madeBy)} hat für ein System Ihrer Firma{name === undefined ? '' : `, „${name}“,`} soeben
          ein Token erstellt. Damit kann das System ohne Anmeldung: {scopes.join(', ')}. Es gilt bis{' '}
          {formatDayInFull(dayOf(expiresAt))}.
        </Paragraph>
        <Paragraph>
          Kennen Sie das System nicht, beenden Sie das Token bitte sofort und fragen Sie in Ihrer Firma nach.
        </Paragraph>
      </Layout>
    ),
  };
}
