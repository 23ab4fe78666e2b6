import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';

interface ConfirmEmail {
  /** Page that confirms the address. */
  url: string;
  /** Whether an existing account moves to this address. */
  change: boolean;
  validDays: number;
}

/** Sent when an account is registered or gets a new address: it counts only once its mailbox has answered. */
export function confirmEmail({ url, change, validDays }: ConfirmEmail): MailContent {
  return {
    subject: change ? 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse' : 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: (
      <Layout
        preview="Danach sehen Sie die Verkäufe zu dieser Adresse."
        headline={change ? 'Neue E-Mail-Adresse bestätigen' : 'E-Mail-Adresse bestätigen'}
        action={{ label: 'E-Mail-Adresse bestätigen', url }}
        after={
          <Note>
            Sie haben das nicht veranlasst? Dann klicken Sie nicht auf den Link und geben Sie auf der Seite kein
            Passwort ein. Ohne Bestätigung sieht niemand Ihre Verkäufe.
          </Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          {change
            ? 'für Ihr Kundenkonto wurde diese E-Mail-Adresse angegeben. Sobald sie bestätigt ist, melden Sie sich mit ihr an.'
            : 'mit dieser E-Mail-Adresse wurde ein Kundenkonto angelegt. Sobald sie bestätigt ist, sehen Sie darin alle Verkäufe, die unter dieser Adresse laufen.'}
        </Paragraph>
        <Paragraph>
          Öffnen Sie den Link in einem anderen Browser, fragen wir nach dem Passwort des Kontos. Der Link gilt{' '}
          {validDays} Tage und nur einmal.
        </Paragraph>
      </Layout>
    ),
  };
}
