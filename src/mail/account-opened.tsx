import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';

/** Sent after the link of a mail about an offer set the first password: whoever the mail was passed on to may have used it. */
export const accountOpened: AccountNotice = {
  name: 'account-opened',
  content: ({ recoverUrl }) => ({
    subject: 'Ihr Kundenkonto ist eröffnet',
    body: (
      <Layout
        preview="Über den Link in unserer E-Mail wurde ein Passwort festgelegt."
        headline="Ihr Kundenkonto ist eröffnet"
        action={{ label: 'Neues Passwort anfordern', url: recoverUrl }}
        after={<Note>Haben Sie das Passwort selbst festgelegt, brauchen Sie nichts zu tun.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          über den Link in einer unserer E-Mails an Sie wurde soeben ein Passwort festgelegt. Ihre Anfragen stehen jetzt
          in Ihrem Konto.
        </Paragraph>
        <Paragraph>
          Waren Sie das nicht, etwa weil Sie die E-Mail weitergegeben haben, fordern Sie bitte sofort ein neues Passwort
          an: Damit enden alle anderen Anmeldungen.
        </Paragraph>
      </Layout>
    ),
  }),
};
