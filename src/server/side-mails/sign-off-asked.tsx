import { lastDayOfSignOff, type SignOff } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Layout } from '#mail/layout.tsx';
import { Note, Paragraph, Strong } from '#mail/paragraph.tsx';
import type { MailContent } from '#mail/render-mail.ts';
import { deadlineText, reference } from '#mail/wording.ts';

interface SignOffAsked {
  /** Page on which it is answered. */
  url: string;
  state: OfferState;
  signOff: Pick<SignOff, 'askedBy' | 'askedAt'>;
}

/**
 * Sent at the wish of a seller to whoever they name: it says who asks by the address that they have proved, and repeats nothing that
 * they typed (docs/decisions/0060). No price: a mistyped address gets the mail as well.
 */
export function signOffAsked({ url, state, signOff }: SignOffAsked): MailContent {
  const { askedBy } = signOff;
  return {
    subject: `Bitte um Ihre Zustimmung: ${reference(state)}`,
    body: (
      <Layout
        preview={`${askedBy} bittet Sie um Ihre Zustimmung zu einem Kaufpreisgebot.`}
        headline="Sind Sie einverstanden?"
        action={{ label: 'Gebot ansehen und antworten', url }}
        after={
          <>
            <Note>
              Der Link gilt bis {deadlineText(lastDayOfSignOff(signOff))}, für dieses Gebot und für eine Antwort. Wer
              ihn hat, sieht die Preise und kann in Ihrem Namen antworten: Geben Sie ihn nicht weiter.
            </Note>
            <Note>
              Ihre Adresse hat uns {askedBy} genannt. Wir verwenden sie für diese Bitte und bewahren Ihre Antwort beim
              Verkauf auf. Sie kennen den Absender nicht? Dann müssen Sie nichts tun. Antworten auf diese E-Mail gehen
              an {askedBy}.
            </Note>
          </>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          <Strong>{askedBy}</Strong> möchte gebrauchte IT verkaufen und bittet Sie um Ihre Zustimmung zu unserem
          Kaufpreisgebot ({reference(state)}). Sie sehen Preise, mögliche Abzüge und Frist, auch auf dem Telefon und
          ohne Konto.
        </Paragraph>
        <Paragraph>Ihre Antwort verkauft nichts: Entscheiden wird {askedBy}.</Paragraph>
      </Layout>
    ),
  };
}
