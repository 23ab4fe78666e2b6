import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph } from './paragraph.tsx';

/** Sent in place of the link when somebody wants to move their account to an address that has one already. */
export const addressInUse: AccountNotice = {
  name: 'address-in-use',
  content: ({ recoverUrl }) => ({
    subject: 'Zu Ihrer E-Mail-Adresse gibt es schon ein Konto',
    body: (
      <Layout
        preview="Ein anderes Kundenkonto sollte auf diese Adresse umgestellt werden."
        headline="Zu Ihrer E-Mail-Adresse gibt es schon ein Konto"
        action={{ label: 'Neues Passwort anfordern', url: recoverUrl }}
        after={
          <Note>Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun. An Ihrem Konto ändert sich nichts.</Note>
        }
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          jemand möchte ein anderes Kundenkonto auf diese E-Mail-Adresse umstellen. Das geht nicht, weil es zu ihr schon
          ein Konto gibt.
        </Paragraph>
        <Paragraph>
          Waren Sie das, melden Sie sich bitte mit dem Konto dieser Adresse an. Das Passwort können Sie neu festlegen.
        </Paragraph>
      </Layout>
    ),
  }),
};
