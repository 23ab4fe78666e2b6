import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { deskApi, deskPages } from '#contract/desk-urls.ts';
import { offerListItemSchema } from '#contract/offer-list.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../desk-context.ts';

export function TodayPage() {
  const { api } = useDesk();
  const { data } = useQuery({
    queryKey: [deskApi.offers],
    queryFn: async () => z.array(offerListItemSchema).parse(await api.get(deskApi.offers)),
  });
  return (
    <div className="p-7">
      <h1>{deskPageTable.today.title}</h1>
      <ul>
        {data?.map((row) => (
          <li key={row.id}>
            <PageLink href={deskPages.offer(row.id)}>{row.title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
