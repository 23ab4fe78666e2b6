import type { SettingField } from '#contract/settings/setting-field.ts';
import type { SettingValues } from '#contract/settings/setting-forms.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { FieldChanges, fieldChanges } from './field-changes.tsx';
import { settingSourceName } from './setting-source-name.ts';

interface Change {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  readonly before: SettingValues;
  readonly after: SettingValues;
  readonly isReset?: true | undefined;
}

interface ChangeListProps {
  readonly fields: Readonly<Record<string, SettingField>>;
  readonly now: SettingValues;
  /** The newest first. */
  readonly changes: readonly Change[];
  readonly isOfEnvironment?: true | undefined;
  /** Absent where what counted before cannot count again. */
  readonly setBack: ((values: SettingValues) => Promise<void>) | undefined;
}

/** Who changed what, the newest first; what counted before any of it can count again. */
export function ChangeList({ fields, now, changes, isOfEnvironment, setBack }: ChangeListProps) {
  return (
    <DataTable
      caption="Änderungen"
      rows={changes}
      keyOf={({ version }) => String(version)}
      empty="Hier wurde noch nichts geändert."
      columns={[
        { title: 'Geändert von', isLead: true, cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
        {
          title: 'Was',
          cell: ({ before, after, isReset }) => (
            <>
              {isReset && <span className="block">Auf die {settingSourceName(isOfEnvironment)} zurückgesetzt.</span>}
              <FieldChanges {...{ fields, before, after }} />
            </>
          ),
        },
        ...(setBack ? [wayBack({ fields, now, setBack })] : []),
      ]}
    />
  );
}

/** The column of the way back to what counted before a change. */
function wayBack({
  fields,
  now,
  setBack,
}: Pick<ChangeListProps, 'fields' | 'now'> & { setBack: NonNullable<ChangeListProps['setBack']> }) {
  return {
    title: 'Aktion',
    cell: ({ before, version }: Change) =>
      fieldChanges(fields, now, before).length > 0 && (
        <ConfirmedButton
          kind="secondary"
          text={`Stand vor Änderung ${version}`}
          question="Wieder gelten lassen, was davor galt?"
          confirmText="Wieder gelten lassen"
          busyText="Wird gespeichert …"
          action={() => setBack(before)}
        >
          <FieldChanges fields={fields} before={now} after={before} />
        </ConfirmedButton>
      ),
  };
}
