import { type SettingForm, settingForms } from '#contract/settings/setting-forms.ts';
import { type ShownSetting, settingCalls, settingChangesSchema } from '#contract/settings/settings.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useRead } from '../../use-read.ts';
import { ChangeList } from './change-list.tsx';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingHistoryProps {
  readonly setting: ShownSetting;
  readonly onDone: () => void;
}

/** Who changed a setting, and the way back to what counted before. */
export function SettingHistory({ setting: { key, values, changed }, onDone }: SettingHistoryProps) {
  const { data, error, refetch } = useRead(
    `${settingCalls.history}?key=${encodeURIComponent(key)}`,
    settingChangesSchema,
    {
      queryKey: [settingCalls.history, key],
      select: ({ changes }) => changes,
    },
  );
  const change = useChangeSetting(key, changed?.version ?? 0);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  async function setBack(before: typeof values) {
    await change(before);
    onDone();
  }
  const { fields, isOfEnvironment }: SettingForm = settingForms[key];
  // A secret that no longer counts is kept nowhere: nothing leads back to it.
  const holdsSecrets = Object.values(fields).some(({ kind }) => kind === 'secret');
  return (
    <ChangeList
      {...{ fields, now: values, changes: data, isOfEnvironment }}
      setBack={holdsSecrets ? undefined : setBack}
    />
  );
}
