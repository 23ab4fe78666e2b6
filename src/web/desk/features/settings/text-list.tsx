import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { folderOf, type TextFolder, textFolders } from '#contract/settings/text-forms.ts';
import { type ShownText, textCalls, textsSchema } from '#contract/settings/texts.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { useRead } from '../../use-read.ts';
import { ListHead } from './list-head.tsx';
import { textAddress } from './text-address.ts';

/** All texts by what they are, with who wrote each last. */
export function TextList() {
  const read = useRead(textCalls.list, textsSchema, { select: ({ texts }) => texts });
  const groups = read.data && Map.groupBy(read.data, ({ file }) => folderOf(file));
  return (
    <>
      <ListHead title={deskPageTable.settingTexts.title} read={read} />
      {groups &&
        keysOf(textFolders).map((folder) => {
          const texts = groups.get(folder);
          return texts && <FolderTexts key={folder} folder={folder} texts={texts} />;
        })}
    </>
  );
}

function FolderTexts({ folder, texts }: { readonly folder: TextFolder; readonly texts: readonly ShownText[] }) {
  const { title, ...more } = textFolders[folder];
  return (
    <section className="mt-8 grid gap-3">
      <h2>{title}</h2>
      {'added' in more && (
        <p>
          <PageLink href={textAddress(`${folder}/neu`)} button="secondary">
            {more.added}
          </PageLink>
        </p>
      )}
      <DataTable
        caption={title}
        rows={texts}
        keyOf={({ file }) => file}
        empty="Hier steht noch kein Text."
        columns={[
          {
            title: 'Text',
            isLead: true,
            cell: (text) => (
              <>
                <PageLink href={textAddress(text.file)} className="text-link inline-block py-1">
                  {text.title}
                </PageLink>
                {text.isRemoved && <span className="block text-sm text-muted">aus dem Shop genommen</span>}
              </>
            ),
          },
          {
            title: 'Zuletzt geändert',
            cell: ({ changed }) =>
              changed ? (
                <WhoAndWhen {...changed} more={`gilt ab ${formatDay(changed.countsFrom)}`} />
              ) : (
                'wie in der Datei'
              ),
          },
        ]}
      />
    </section>
  );
}
