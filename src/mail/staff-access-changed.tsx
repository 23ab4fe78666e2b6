import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

const words = {
  factorReset: {
    headline: 'Ihr zweiter Faktor wurde zurückgesetzt',
    preview: 'Bei der nächsten Anmeldung richten Sie einen neuen ein.',
    text: 'der zweite Faktor Ihres Zugangs zum Schreibtisch wurde soeben zurückgesetzt. Alle Ihre Anmeldungen sind beendet, die bisherigen Codes gelten nicht mehr. Bei der nächsten Anmeldung richten Sie einen neuen ein.',
    action: 'Am Schreibtisch anmelden',
  },
  factorSet: {
    headline: 'Ein zweiter Faktor wurde eingerichtet',
    preview: 'Die bisherigen Codes gelten nicht mehr.',
    text: 'für Ihren Zugang zum Schreibtisch wurde soeben ein zweiter Faktor eingerichtet. Eine bisherige App und bisherige Wiederherstellungscodes gelten nicht mehr.',
    action: 'Zugang ansehen',
  },
  passwordChanged: {
    headline: 'Ihr Passwort wurde geändert',
    preview: 'Alle anderen Anmeldungen am Schreibtisch sind beendet.',
    text: 'das Passwort Ihres Zugangs zum Schreibtisch wurde soeben geändert. Alle anderen Anmeldungen sind beendet.',
    action: 'Zugang ansehen',
  },
  recoveryCodeUsed: {
    headline: 'Ein Wiederherstellungscode wurde benutzt',
    preview: 'Er gilt jetzt nicht mehr.',
    text: 'am Schreibtisch hat sich soeben jemand mit einem Ihrer Wiederherstellungscodes als Sie ausgewiesen. Der Code gilt nicht mehr. Fehlt Ihnen die App, richten Sie bitte einen neuen zweiten Faktor ein.',
    action: 'Zugang ansehen',
  },
  recoveryCodesNew: {
    headline: 'Neue Wiederherstellungscodes',
    preview: 'Die bisherigen gelten nicht mehr.',
    text: 'für Ihren Zugang zum Schreibtisch wurden soeben neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
    action: 'Zugang ansehen',
  },
} as const;

/** Sent to a member of staff when something changes by which they get in: whoever wants to get in would have that done. */
export function staffAccessChanged(what: keyof typeof words): AccountNotice {
  const { headline, preview, text, action } = words[what];
  return {
    name: `staff-access-changed-${what}`,
    content: ({ deskUrl }) => ({
      subject: headline,
      body: (
        <Layout preview={preview} headline={headline} action={{ label: action, url: deskUrl }}>
          <Paragraph>Guten Tag,</Paragraph>
          <Paragraph>{text}</Paragraph>
          <Paragraph>
            Waren Sie das nicht und haben Sie nicht darum gebeten, sagen Sie bitte sofort Ihrer Verwaltung Bescheid.
          </Paragraph>
        </Layout>
      ),
    }),
  };
}
