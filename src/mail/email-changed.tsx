import { Text } from '@react-email/text';
import { shopConfig } from '#shop.config.ts';
import { Layout } from './layout.tsx';
import type { MailContent } from './render-mail.ts';
import { textStyle } from './style.ts';

const { company } = shopConfig;

/** Sent to the former address of an account once another one counts. */
export function emailChanged(): MailContent {
  return {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    body: (
      <Layout preview="Diese Adresse gehört nicht mehr zu Ihrem Konto." headline="E-Mail-Adresse geändert">
        <Text style={textStyle}>
          Die neue E-Mail-Adresse Ihres Kundenkontos ist bestätigt. Diese Adresse hier gehört nicht mehr dazu; Sie
          melden sich mit der neuen an.
        </Text>
        <Text style={textStyle}>
          Waren Sie das nicht, schreiben Sie uns bitte sofort an {company.email} oder rufen Sie an: {company.phone}.
        </Text>
      </Layout>
    ),
  };
}
