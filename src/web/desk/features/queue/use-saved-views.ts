import { useQuery } from '@tanstack/react-query';
import { type SavedView, savedViewsSchema } from '#contract/desk/desk-saved-views.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useDesk } from '../../desk-context.ts';
import { savedViewsQuery } from './queue-queries.ts';

const none: readonly SavedView[] = [];

/** The filters that the person has named and those that colleagues share, and how to keep, rename and remove them. */
export function useSavedViews() {
  const { api, queries } = useDesk();
  const query = savedViewsQuery(api);
  const { data } = useQuery(query);
  async function keep(call: string, body: object): Promise<void> {
    queries.setQueryData(query.queryKey, savedViewsSchema.parse(await api.post(call, body)));
  }
  return {
    views: data?.views ?? none,
    save: ({ id, ...view }: Omit<SavedView, 'isMine'>) => keep(deskApi.saveView, { viewId: id, ...view }),
    remove: (viewId: string) => keep(deskApi.removeView, { viewId }),
  };
}
