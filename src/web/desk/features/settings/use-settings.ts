import { settingCalls, settingsSchema } from '#contract/settings/settings.ts';
import { useRead } from '../../use-read.ts';

/** The settings as they count now. */
export function useSettings() {
  return useRead(settingCalls.list, settingsSchema);
}
