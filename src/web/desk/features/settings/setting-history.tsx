import { useQuery } from '@tanstack/react-query';
import { settingForms } from '#contract/settings/setting-forms.ts';
import { type ShownSetting, settingCalls, settingChangesSchema } from '#contract/settings/settings.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { ChangeList } from './change-list.tsx';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingHistoryProps {
  readonly setting: ShownSetting;
  readonly onDone: () => void;
}

/** Who changed a setting, and the way back to what counted before. */
export function SettingHistory({ setting: { key, values, changed }, onDone }: SettingHistoryProps) {
  const { api } = useDesk();
  const { data, error } = useQuery({
    queryKey: [settingCalls.history, key],
    queryFn: async () =>
      settingChangesSchema.parse(await api.get(`${settingCalls.history}?key=${encodeURIComponent(key)}`)).changes,
  });
  const change = useChangeSetting(key, changed?.version ?? 0);
  if (error) return <Refusal text={messageOf(error)} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  async function setBack(before: typeof values) {
    await change(before);
    onDone();
  }
  return <ChangeList fields={settingForms[key].fields} now={values} changes={data} setBack={setBack} />;
}
