import { useQuery } from '@tanstack/react-query';
import { settingCalls, settingsSchema } from '#contract/settings/settings.ts';
import { useDesk } from '../../desk-context.ts';

/** The settings as they count now. */
export function useSettings() {
  const { api } = useDesk();
  return useQuery({
    queryKey: [settingCalls.list],
    queryFn: async () => settingsSchema.parse(await api.get(settingCalls.list)),
  });
}
