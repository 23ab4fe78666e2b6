import { type SettingKey, type SettingValues, sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls, settingsSchema } from '#contract/settings/settings.ts';
import { putShopInForce } from '#contract/settings/shop-in-force.ts';
import { useDesk } from '../../desk-context.ts';

/** Changes a setting, or with null sets it back to what the files say; this window goes by it at once. */
export function useChangeSetting(key: SettingKey, basedOn: number) {
  const { api, queries } = useDesk();
  return async (values: SettingValues | null) => {
    const answer = settingsSchema.parse(
      await api.post(settingCalls.change, { key, basedOn, values: values && sentValues(values) }),
    );
    putShopInForce(JSON.parse(answer.shop));
    queries.setQueryData([settingCalls.list], answer);
    await queries.invalidateQueries({ queryKey: [settingCalls.history, key] });
  };
}
