import { Text } from '@react-email/text';
import { Layout } from './layout.tsx';
import type { MailContent } from './render-mail.ts';
import { noteStyle, textStyle } from './style.ts';

export interface ResetPassword {
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
          <Text style={noteStyle}>
            Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
          </Text>
        }
      >
        <Text style={textStyle}>
          Für Ihr Kundenkonto wurde ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal. Mit dem
          neuen Passwort werden Sie auf allen Geräten abgemeldet.
        </Text>
      </Layout>
    ),
  };
}

resetPassword.sample = {
  url: 'https://shop.example/kundenportal/passwort-zuruecksetzen/muster/',
} satisfies ResetPassword;
