import { company } from '#contract/settings/shop-in-force.ts';
import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

/** Sent to the former address of an account once another one counts. */
export const emailChanged: AccountNotice = {
  name: 'email-changed',
  isFarewell: true,
  content: () => ({
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    body: (
      <Layout preview="Diese Adresse gehört nicht mehr zu Ihrem Konto." headline="E-Mail-Adresse geändert">
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          die neue E-Mail-Adresse Ihres Kundenkontos ist bestätigt. Diese Adresse hier gehört nicht mehr dazu; Sie
          melden sich mit der neuen an.
        </Paragraph>
        <Paragraph>
          Waren Sie das nicht, schreiben Sie uns bitte sofort an {company.email} oder rufen Sie an: {company.phone}.
        </Paragraph>
      </Layout>
    ),
  }),
};
