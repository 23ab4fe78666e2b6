import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { folderOf, type TextFolder, textFolders } from '#contract/settings/text-forms.ts';
import { houseTextSchema, type TextView, textCalls } from '#contract/settings/texts.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { MissingPage } from '../../missing-page.tsx';
import { useRead } from '../../use-read.ts';
import { textAddress } from './text-address.ts';
import { TextForm } from './text-form.tsx';
import { TextVersions } from './text-versions.tsx';

/** One text with its versions; a new one where its file is called `neu`. */
export function TextEditor({ file }: { readonly file: string }) {
  const { api, queries } = useDesk();
  const router = useRouter();
  const [saved, setSaved] = useState(false);
  const folder = folderOf(file);
  const isNew = file.endsWith('/neu');
  const address = `${textCalls.read}?file=${encodeURIComponent(file)}`;
  const { data, error, refetch } = useRead(address, houseTextSchema, {
    queryKey: [textCalls.read, file],
    enabled: folder !== undefined && !isNew,
  });
  if (folder === undefined || (error instanceof ProblemError && error.status === 404)) return <MissingPage />;
  const text = isNew ? newText(file, folder) : data;

  async function change(body: object) {
    setSaved(false);
    const answer = houseTextSchema.parse(
      await api.post(textCalls.change, { file, basedOn: text?.version ?? 0, ...body }),
    );
    queries.setQueryData([textCalls.read, answer.file], answer);
    await queries.invalidateQueries({ queryKey: [textCalls.list] });
    setSaved(true);
    if (answer.file !== file) await router.navigate({ href: textAddress(answer.file) });
  }

  return (
    <>
      <p>
        <PageLink href={deskPages.settingTexts} className="text-link inline-block py-2.5">
          {deskPageTable.settingTexts.title}
        </PageLink>
      </p>
      <h1 className="mb-5 wrap-anywhere">{text?.values.title ?? text?.values.question ?? textFolders[folder].title}</h1>
      <ReadRefusal error={error} read={refetch} />
      {text === undefined && !error && <p role="status">Wird gelesen …</p>}
      {saved && (
        <div className="mb-6">
          <Notice kind="ok" title="Gespeichert" />
        </div>
      )}
      {text && <TextForm key={`${text.version}`} {...{ folder, text, isNew, change }} />}
      {text && !isNew && (
        <section className="mt-10 grid gap-3">
          <h2>Fassungen</h2>
          <TextVersions {...{ folder, text, change }} />
        </section>
      )}
    </>
  );
}

const newText = (file: string, folder: TextFolder): TextView => ({
  ...{ file, address: '', isChanged: false, version: 0, changes: [] },
  values: Object.fromEntries(Object.keys(textFolders[folder].fields).map((name) => [name, ''])),
});
