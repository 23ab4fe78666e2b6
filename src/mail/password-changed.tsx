import { Text } from '@react-email/text';
import { Layout } from './layout.tsx';
import type { MailContent } from './render-mail.ts';
import { noteStyle, textStyle } from './style.ts';

export interface PasswordChanged {
  /** Page on which a new password is asked for. */
  recoverUrl: string;
}

/** Sent after the password of an account was changed or reset. */
export function passwordChanged({ recoverUrl }: PasswordChanged): MailContent {
  return {
    subject: 'Ihr Passwort wurde geändert',
    body: (
      <Layout
        preview="Alle anderen Anmeldungen wurden beendet."
        headline="Ihr Passwort wurde geändert"
        action={{ label: 'Neues Passwort anfordern', url: recoverUrl }}
        after={<Text style={noteStyle}>Haben Sie das Passwort selbst geändert, brauchen Sie nichts zu tun.</Text>}
      >
        <Text style={textStyle}>
          Das Passwort Ihres Kundenkontos wurde soeben geändert. Alle anderen Anmeldungen wurden beendet.
        </Text>
        <Text style={textStyle}>Waren Sie das nicht, fordern Sie bitte sofort ein neues Passwort an.</Text>
      </Layout>
    ),
  };
}

passwordChanged.sample = {
  recoverUrl: 'https://shop.example/kundenportal/passwort-vergessen/',
} satisfies PasswordChanged;
