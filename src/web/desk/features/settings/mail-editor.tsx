import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { mailFields, mailTextCalls, mailTextSchema } from '#contract/settings/mail-texts.ts';
import { type SettingValues, sentValues } from '#contract/settings/setting-forms.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { MissingPage } from '../../missing-page.tsx';
import { useRead } from '../../use-read.ts';
import { ChangeList } from './change-list.tsx';
import { MailForm } from './mail-form.tsx';

/** The own words of one mail, how it then reads, and who changed them. */
export function MailEditor({ name }: { readonly name: string }) {
  const { api, queries } = useDesk();
  const [saved, setSaved] = useState(false);
  const address = `${mailTextCalls.read}?name=${encodeURIComponent(name)}`;
  const { data, error, refetch } = useRead(address, mailTextSchema, { queryKey: [mailTextCalls.read, name] });
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return <MissingPage />;

  async function change(values: SettingValues | null) {
    setSaved(false);
    const body = { name, basedOn: data?.version ?? 0, values: values && sentValues(values) };
    queries.setQueryData([mailTextCalls.read, name], mailTextSchema.parse(await api.post(mailTextCalls.change, body)));
    await queries.invalidateQueries({ queryKey: [mailTextCalls.list] });
    setSaved(true);
  }

  return (
    <>
      <p>
        <PageLink href={deskPages.settingMails} className="text-link inline-block py-2.5">
          {deskPageTable.settingMails.title}
        </PageLink>
      </p>
      <h1 className="mb-5 wrap-anywhere">{data?.subject ?? deskPageTable.settingMails.title}</h1>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && !error && <p role="status">Wird gelesen …</p>}
      {saved && (
        <div className="mb-6">
          <Notice kind="ok" title="Gespeichert. Es gilt für alle E-Mails ab jetzt." />
        </div>
      )}
      {data && <MailForm key={data.version} mail={data} change={change} />}
      {data && Object.values(data.values).some((text) => text !== '') && (
        <div className="mt-4">
          <ConfirmedButton
            kind="quiet"
            text="Zurücksetzen"
            question="Die eigenen Worte dieser E-Mail zurücknehmen?"
            confirmText="Zurücksetzen"
            busyText="Wird zurückgesetzt …"
            action={() => change(null)}
          >
            Sie sagt dann wieder, was das Programm vorsieht.
          </ConfirmedButton>
        </div>
      )}
      {data && (
        <section className="mt-10 grid gap-3">
          <h2>Änderungen</h2>
          <ChangeList fields={mailFields} now={data.values} changes={data.changes} setBack={change} />
        </section>
      )}
    </>
  );
}
