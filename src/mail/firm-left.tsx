import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

/** Sent to whoever no longer sells for a firm, by their own wish or by that of its people. */
export const firmLeft: AccountNotice = {
  name: 'firm-left',
  content: ({ profileUrl }) => ({
    subject: 'Sie verkaufen nicht mehr für Ihre Firma',
    body: (
      <Layout
        preview="Ihr eigenes Konto bleibt."
        headline="Sie verkaufen nicht mehr für Ihre Firma"
        action={{ label: 'Zum Profil', url: profileUrl }}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          Ihr Konto gehört nicht mehr zu der Firma, für die Sie verkauft haben. Deren Verkäufe sehen Sie nicht mehr, und
          Sie sind auf allen Geräten abgemeldet.
        </Paragraph>
        <Paragraph>
          Ihr eigenes Konto bleibt: Mit ihm können Sie weiter anfragen und verkaufen. War das ein Versehen, kann die
          Firma Sie wieder einladen.
        </Paragraph>
      </Layout>
    ),
  }),
};
