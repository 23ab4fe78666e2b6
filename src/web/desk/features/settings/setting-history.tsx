import { useQuery } from '@tanstack/react-query';
import {
  type SettingChange,
  type ShownSetting,
  settingCalls,
  settingChangesSchema,
} from '#contract/settings/settings.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { fieldChanges } from './field-changes.ts';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingHistoryProps {
  readonly setting: ShownSetting;
  readonly onDone: () => void;
}

/** Who changed what, the newest first; what counted before any of it can count again. */
export function SettingHistory({ setting, onDone }: SettingHistoryProps) {
  const { api } = useDesk();
  const { key, values, changed } = setting;
  const { data, error } = useQuery({
    queryKey: [settingCalls.history, key],
    queryFn: async () =>
      settingChangesSchema.parse(await api.get(`${settingCalls.history}?key=${encodeURIComponent(key)}`)).changes,
  });
  const change = useChangeSetting(key, changed?.version ?? 0);
  if (error) return <Refusal text={messageOf(error)} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  const isOtherNow = ({ before }: SettingChange) => fieldChanges(key, values, before).length > 0;
  return (
    <DataTable
      caption="Änderungen dieser Einstellung"
      rows={data}
      keyOf={({ version }) => String(version)}
      empty="Hier wurde noch nichts geändert: Es gilt, was in der Datei steht."
      columns={[
        { title: 'Geändert von', isLead: true, cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
        {
          title: 'Was',
          cell: ({ before, after, isReset }) => (
            <>
              {isReset && <span className="block">Auf die Datei zurückgesetzt.</span>}
              {fieldChanges(key, before, after).map((text) => (
                <span key={text} className="block wrap-anywhere">
                  {text}
                </span>
              ))}
            </>
          ),
        },
        {
          title: 'Tun',
          cell: (row) =>
            isOtherNow(row) && (
              <ConfirmedButton
                kind="secondary"
                text={`Stand vor Änderung ${row.version}`}
                question="Wieder gelten lassen, was davor galt?"
                confirmText="Wieder gelten lassen"
                busyText="Wird gespeichert …"
                action={async () => {
                  await change(row.before);
                  onDone();
                }}
              >
                <ul>
                  {fieldChanges(key, values, row.before).map((text) => (
                    <li key={text} className="wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              </ConfirmedButton>
            ),
        },
      ]}
    />
  );
}
