import type { OfferState } from '#domain/offer/state.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface OfferMoveMail {
  /** Page on which the inquiry is taken over. */
  url: string;
  state: OfferState;
}

/** Sent to the address by which the sender of an inquiry replaces a mistyped one; it counts once its holder says yes. */
export function offerMoveMail({ url, state }: OfferMoveMail): MailContent {
  return {
    subject: `Ist das Ihre ${reference(state)}?`,
    body: (
      <Layout
        preview="Bestätigen Sie diese Adresse, dann schreiben wir Ihnen hierher."
        headline="Bitte bestätigen Sie diese Adresse"
        action={{ label: 'Adresse bestätigen', url }}
        after={
          <Note>
            Sie haben nichts angefragt? Dann hat sich jemand vertippt. Sie müssen nichts tun: Ohne Ihre Bestätigung
            bleibt alles, wie es ist.
          </Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          für {reference(state)} wurde diese E-Mail-Adresse als die richtige angegeben. Sobald sie bestätigt ist, läuft
          die Anfrage unter ihr, und unser Kaufpreisgebot kommt hierher. Der Link gilt sieben Tage.
        </Paragraph>
      </Layout>
    ),
  };
}
