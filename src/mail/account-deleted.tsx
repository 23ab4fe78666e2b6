import type { AccountNotice } from './account-notice.ts';
import { Layout } from './layout.tsx';
import { Paragraph } from './paragraph.tsx';

/** Sent to the address of an account that its holder has deleted (INV-42). */
export const accountDeleted: AccountNotice = {
  name: 'account-deleted',
  isFarewell: true,
  content: () => ({
    subject: 'Ihr Kundenkonto wurde gelöscht',
    body: (
      <Layout preview="Ihre Anmeldedaten sind gelöscht." headline="Ihr Kundenkonto ist gelöscht">
        <Paragraph>Guten Tag,</Paragraph>
        <Paragraph>
          wie gewünscht haben wir Ihr Kundenkonto mit Passwort und allen Anmeldungen gelöscht. Persönliche Angaben in
          Ihren Verkäufen sind überschrieben, soweit wir sie nicht aufbewahren müssen.
        </Paragraph>
        <Paragraph>
          Belege, für die das Gesetz eine Frist vorschreibt, bleiben bis zu deren Ende gesperrt bei uns. Niemand kann
          sie über das Kundenportal abrufen.
        </Paragraph>
      </Layout>
    ),
  }),
};
