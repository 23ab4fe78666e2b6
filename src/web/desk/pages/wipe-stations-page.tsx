import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { reportCalls } from '#contract/erasure-reports.ts';
import { wipeTokenCalls, wipeTokensSchema } from '#contract/wipe-tokens.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { AddStation, StationPart, type Stations } from '../features/erasure/station-part.tsx';

const queryKey = [wipeTokenCalls.list];

/** The stations that hand in reports by themselves; the administration alone sees them. */
export function WipeStationsPage() {
  const { api } = useDesk();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => wipeTokensSchema.parse(await api.get(wipeTokenCalls.list)).tokens,
  });
  const show = (stations: Stations) => void queries.setQueryData(queryKey, stations);
  return (
    <div className="max-w-[50rem] px-7 py-6">
      <h1>{deskPageTable.wipeStations.title}</h1>
      <p className="mt-3">Ein Löschplatz sendet seine Berichte selbst. Sein Token kann das und sonst nichts.</p>
      <pre className="mt-3 whitespace-pre-wrap wrap-anywhere rounded-sm bg-steel p-4 text-sm">
        {`curl -H "Authorization: Bearer TOKEN" -F file=@bericht.xml ADRESSE${reportCalls.station}`}
      </pre>
      <section className="mt-6">
        <h2>Angelegt</h2>
        {error !== null && <Refusal text={messageOf(error)} />}
        {data === undefined && error === null && <p role="status">Wird geladen …</p>}
        {data?.length === 0 && <p className="mt-3 rounded-sm bg-steel p-5">Noch kein Löschplatz.</p>}
        <ul className="mt-3">
          {data?.map((station) => (
            <StationPart key={station.id} station={station} onChanged={show} />
          ))}
        </ul>
      </section>
      <section className="mt-8" aria-labelledby="add-station">
        <h2 id="add-station" className="mb-4">
          Löschplatz anlegen
        </h2>
        <AddStation onChanged={show} />
      </section>
    </div>
  );
}
