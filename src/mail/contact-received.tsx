import { company } from '#contract/settings/shop-in-force.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';

/** Sent to the address named in the contact form. It repeats nothing of the message: anybody may name any address. */
export function contactReceived(): MailContent {
  return {
    subject: 'Ihre Nachricht ist bei uns',
    body: (
      <Layout preview="Wir antworten an diese Adresse." headline="Ihre Nachricht ist bei uns">
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          wir haben Ihre Nachricht aus dem Kontaktformular erhalten und antworten an diese E-Mail-Adresse.
        </Paragraph>
        <Note>
          Haben Sie uns nicht geschrieben, hat jemand Ihre Adresse angegeben. Sie müssen nichts tun; auf Wunsch löschen
          wir die Nachricht: {company.email}.
        </Note>
      </Layout>
    ),
  };
}
