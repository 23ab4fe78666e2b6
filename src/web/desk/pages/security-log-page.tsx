import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { securityGroups, securityLogCall, securityLogSchema } from '#contract/desk/security-log.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useDesk } from '../desk-context.ts';
import { ListHead } from '../features/settings/list-head.tsx';
import { SecurityEvents } from '../features/settings/security-events.tsx';
import { useOwnSearch } from '../use-own-search.ts';

const groupOptions = keysOf(securityGroups).map((value) => ({ value, label: securityGroups[value].name }));

/** Who signed in or failed, and who changed rights, passwords, tokens and settings; the address says what is shown. */
export function SecurityLogPage() {
  const { api } = useDesk();
  const router = useRouter();
  const search = useOwnSearch(deskPages.securityLog);
  const filter = Object.fromEntries(new URLSearchParams(search));
  const read = useInfiniteQuery({
    queryKey: [securityLogCall, search],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam !== '' && { before: pageParam }) });
      return securityLogSchema.parse(await api.get(`${securityLogCall}?${query}`));
    },
    getNextPageParam: ({ next }) => next,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  const events = data?.pages.flatMap((page) => page.events);
  const staff = data?.pages.at(-1)?.staff ?? [];
  const chosen = [...staff, ...(events ?? []).flatMap(({ by, about }) => [by, about])].find(
    (one) => one?.id === filter.person,
  );
  const persons = chosen && !chosen.isStaff ? [...staff, chosen] : staff;
  const show = (changed: Readonly<Record<string, string | undefined>>) => {
    const given = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== undefined && value !== '');
    const query = new URLSearchParams(given.map(([name, value = '']) => [name, value]));
    void router.navigate({ href: `${deskPages.securityLog}?${query}`, replace: true });
  };
  return (
    <div className="grid max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6 px-7 py-6">
      <div>
        <ListHead
          title={deskPageTable.securityLog.title}
          about="Anmeldungen, auch abgelehnte, und wer Rechte, Passwörter, Token und Einstellungen geändert hat. 90 Tage, danach wird gelöscht. Als Herkunft steht nur das Netz, nicht die volle Adresse."
          read={read}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="w-64">
          <Select
            name="person"
            label="Wer"
            value={filter.person}
            options={persons.map(({ id, name }) => ({ value: id, label: name }))}
            emptyText="Alle"
            onChange={(person) => show({ person })}
          />
        </div>
        <div className="w-64">
          <Select
            name="group"
            label="Was"
            value={filter.group}
            options={groupOptions}
            emptyText="Alles"
            onChange={(group) => show({ group })}
          />
        </div>
        <Checkbox
          name="refused"
          label="Nur Abgelehntes"
          value={filter.refused === 'yes'}
          onChange={(is) => show({ refused: is ? 'yes' : undefined })}
        />
      </div>
      {events && <SecurityEvents events={events} onPerson={(person) => show({ person })} />}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} busyText="Wird geladen …" onClick={() => void fetchNextPage()}>
            Frühere zeigen
          </Button>
        </div>
      )}
    </div>
  );
}
