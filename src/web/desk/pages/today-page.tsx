import { useQuery } from '@tanstack/react-query';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { queueSchema } from '#contract/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk-urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../desk-context.ts';

export function TodayPage() {
  const { api } = useDesk();
  const { data } = useQuery({
    queryKey: [deskApi.queue],
    queryFn: async () => queueSchema.parse(await api.get(deskApi.queue)),
  });
  return (
    <div className="p-7">
      <h1>{deskPageTable.today.title}</h1>
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <PageLink href={deskPages.offer(row.id)}>{row.title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
