import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { mailTextCalls, mailTextsSchema } from '#contract/settings/mail-texts.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { useRead } from '../../use-read.ts';
import { ListHead } from './list-head.tsx';

const groups = [
  { title: 'Zum Verkauf', isReminder: false },
  { title: 'Erinnerungen', isReminder: true },
] as const;

/** The mails about a sale by the subject of their sample, with who changed each last. */
export function MailList() {
  const read = useRead(mailTextCalls.list, mailTextsSchema, { select: ({ mails }) => mails });
  const mails = read.data;
  return (
    <>
      <ListHead
        title={deskPageTable.settingMails.title}
        about="Beträge, Fristen und Links setzt das Programm ein. Überschrift, Anfang und Ende können Sie selbst schreiben."
        read={read}
      />
      {mails &&
        groups.map(({ title, isReminder }) => (
          <section key={title} className="mt-8 grid gap-3">
            <h2>{title}</h2>
            <DataTable
              caption={title}
              rows={mails.filter((mail) => mail.isReminder === isReminder)}
              keyOf={({ name }) => name}
              empty="Hier steht noch keine E-Mail."
              columns={[
                {
                  title: 'Betreff des Musters',
                  isLead: true,
                  cell: ({ name, subject }) => (
                    <PageLink
                      href={`${deskPages.settingMails}?mail=${encodeURIComponent(name)}`}
                      className="text-link inline-block py-1"
                    >
                      {subject}
                    </PageLink>
                  ),
                },
                {
                  title: 'Zuletzt geändert',
                  cell: ({ changed }) => (changed ? <WhoAndWhen {...changed} /> : 'wie im Programm'),
                },
              ]}
            />
          </section>
        ))}
    </>
  );
}
