import type { SettingField } from '#contract/settings/setting-field.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { type TextFolder, textFolders } from '#contract/settings/text-forms.ts';
import type { TextView } from '#contract/settings/texts.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';

interface TextVersionsProps {
  readonly folder: TextFolder;
  readonly text: TextView;
  readonly change: (body: object) => Promise<void>;
}

/** Who wrote what and from when on it counts; each version can count again, and so can what the file says. */
export function TextVersions({ folder, text, change }: TextVersionsProps) {
  const fields: [string, SettingField][] = Object.entries(textFolders[folder].fields);
  const typed = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(fields.map(([name]) => [name, values[name] ?? '']));
  return (
    <>
      <DataTable
        caption="Fassungen dieses Textes"
        rows={text.changes}
        keyOf={({ version }) => String(version)}
        empty="Hier wurde noch nichts geändert: Es gilt, was in der Datei steht."
        columns={[
          {
            title: 'Gilt ab',
            isLead: true,
            isWhole: true,
            cell: ({ countsFrom, isWaiting }) => (
              <>
                {formatDay(countsFrom)}
                {isWaiting && <span className="block text-sm text-muted">noch nicht</span>}
              </>
            ),
          },
          { title: 'Geändert von', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
          {
            title: 'Text',
            cell: ({ values, version }) =>
              values === undefined ? (
                'wie in der Datei, oder herausgenommen'
              ) : (
                <Disclosure title={`Fassung ${version} lesen`}>
                  <p className="whitespace-pre-wrap wrap-anywhere">{values.markdown}</p>
                </Disclosure>
              ),
          },
          {
            title: 'Aktion',
            cell: ({ values, version }) =>
              values !== undefined &&
              values.markdown !== text.values.markdown && (
                <ConfirmedButton
                  kind="secondary"
                  text={`Fassung ${version} wieder nehmen`}
                  question="Diese Fassung ab heute wieder gelten lassen?"
                  confirmText="Wieder gelten lassen"
                  busyText="Wird gespeichert …"
                  action={() => change({ values: sentValues(typed(values)) })}
                >
                  Sie wird als neue Fassung gespeichert.
                </ConfirmedButton>
              ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {text.isChanged && (
          <ConfirmedButton
            kind="quiet"
            text="Auf die Datei zurücksetzen"
            question="Wieder gelten lassen, was in der Datei steht?"
            confirmText="Zurücksetzen"
            busyText="Wird zurückgesetzt …"
            action={() => change({ values: null })}
          >
            Ein Text, zu dem es keine Datei gibt, verschwindet aus dem Shop. Seine Fassungen bleiben hier.
          </ConfirmedButton>
        )}
        {(folder === 'faq' || folder === 'blog') && (
          <ConfirmedButton
            kind="quiet"
            text="Aus dem Shop nehmen"
            question="Diesen Text aus dem Shop nehmen?"
            confirmText="Herausnehmen"
            busyText="Wird herausgenommen …"
            action={() => change({ values: null, isRemoved: true })}
          >
            Seine Adresse führt danach ins Leere. Seine Fassungen bleiben hier.
          </ConfirmedButton>
        )}
      </div>
    </>
  );
}
