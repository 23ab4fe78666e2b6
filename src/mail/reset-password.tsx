import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';

interface ResetPassword {
  /** Page on which the new password is set. */
  url: string;
}

/** Sent when somebody has forgotten the password of an account that exists. */
export function resetPassword({ url }: ResetPassword): MailContent {
  return {
    subject: 'Neues Passwort festlegen',
    body: (
      <Layout
        preview="Der Link gilt eine Stunde."
        headline="Neues Passwort festlegen"
        action={{ label: 'Passwort festlegen', url }}
        after={
          <Note>
            Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
          </Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          für Ihr Kundenkonto wurde ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal. Sobald das
          neue Passwort gilt, sind Sie auf allen Geräten abgemeldet.
        </Paragraph>
      </Layout>
    ),
  };
}
