import type { OfferState } from '#domain/offer/state.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface OfferAccessMail {
  /** Page that leads to the offer, by the state of the account. */
  url: string;
  state: OfferState;
}

/** Sent to whoever came by the link of an earlier mail, which no longer proves whose mailbox it lies in. */
export function offerAccessMail({ url, state }: OfferAccessMail): MailContent {
  return {
    subject: `Ihr Link zu ${reference(state)}`,
    body: (
      <Layout
        preview="Der Link gilt sieben Tage und nur für Sie."
        headline="Ihr Link zum Verkauf"
        action={{ label: 'Verkauf öffnen', url }}
        after={
          <Note>
            Sie haben das nicht angefordert? Dann hat jemand eine unserer E-Mails an Sie gelesen. Geben Sie diese hier
            bitte nicht weiter: Wer den Link hat, kann für Sie antworten.
          </Note>
        }
      >
        <Greeting state={state} />
        <Paragraph>
          hier ist der neue Link zu {reference(state)}. Er gilt sieben Tage. Haben Sie noch kein Passwort, legen Sie es
          auf der Seite fest.
        </Paragraph>
      </Layout>
    ),
  };
}
