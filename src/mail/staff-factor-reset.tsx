import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

/** Sent to a member of staff whose second factor an administrator has reset: whoever wants to get in would have that done. */
export const staffFactorReset: AccountNotice = {
  name: 'staff-factor-reset',
  content: ({ deskUrl }) => ({
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    body: (
      <Layout
        preview="Bei der nächsten Anmeldung richten Sie einen neuen ein."
        headline="Ihr zweiter Faktor wurde zurückgesetzt"
        action={{ label: 'Am Schreibtisch anmelden', url: deskUrl }}
      >
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          der zweite Faktor Ihres Zugangs zum Schreibtisch wurde soeben zurückgesetzt. Alle Ihre Anmeldungen sind
          beendet, die bisherigen Codes gelten nicht mehr. Bei der nächsten Anmeldung richten Sie einen neuen ein.
        </Paragraph>
        <Paragraph>
          Haben Sie nicht darum gebeten, melden Sie sich bitte sofort an und sagen Sie Ihrer Verwaltung Bescheid.
        </Paragraph>
      </Layout>
    ),
  }),
};
