import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';

/** Sent when another way of payment was kept in a profile, or none any more: whoever got into an account would divert the money (LEG-61). */
export const payeeChanged: AccountNotice = {
  name: 'payee-changed',
  content: ({ recoverUrl, profileUrl, payee }) => ({
    subject: 'Ihr Zahlungsweg wurde geändert',
    body: (
      <Layout
        preview="Waren Sie das nicht, fordern Sie bitte sofort ein neues Passwort an."
        headline="Ihr Zahlungsweg wurde geändert"
        action={{ label: 'Zahlungsweg prüfen', url: profileUrl }}
        after={<Note>Haben Sie den Zahlungsweg selbst geändert, brauchen Sie nichts zu tun.</Note>}
      >
        <Paragraph>Guten Tag,</Paragraph>
        {payee === undefined ? (
          <Paragraph>im Profil Ihres Kundenkontos wurde soeben der Zahlungsweg gelöscht.</Paragraph>
        ) : (
          <Paragraph>
            im Profil Ihres Kundenkontos wurde soeben ein Zahlungsweg hinterlegt: <Strong>{payee}</Strong>. Er wird beim
            nächsten Verkauf vorgeschlagen.
          </Paragraph>
        )}
        <Paragraph>
          Waren Sie das nicht, kennt jemand Ihr Passwort.{' '}
          <TextLink href={recoverUrl}>Fordern Sie bitte sofort ein neues an</TextLink> und rufen Sie uns an:{' '}
          {shopConfig.company.phone}.
        </Paragraph>
      </Layout>
    ),
  }),
};
