import { useQuery } from '@tanstack/react-query';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { type Person, peopleSchema } from '#contract/desk/desk-people.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { AddPerson } from '../features/people/add-person.tsx';
import { PersonRow } from '../features/people/person-row.tsx';
import { useShowAnswer } from '../use-show-answer.ts';

const queryKey = [deskApi.people];

/** Who has a place at the desk, and for which work; the administration alone sees it. */
export function PeoplePage() {
  const { api } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => peopleSchema.parse(await api.get(deskApi.people)).people,
  });
  const show = useShowAnswer<readonly Person[]>(queryKey);
  return (
    <div className="max-w-[50rem] px-7 py-6">
      <h1>{deskPageTable.people.title}</h1>
      <section className="mt-6">
        <h2>Wer hier arbeitet</h2>
        <ReadRefusal error={error} read={refetch} />
        {data === undefined && error === null && <p role="status">Wird geladen …</p>}
        <ul className="mt-3">
          {data?.map((person) => (
            <PersonRow key={`${person.id} ${person.name} ${person.roles.join()}`} person={person} onChanged={show} />
          ))}
        </ul>
      </section>
      <section className="mt-8" aria-labelledby="add-person">
        <h2 id="add-person" className="mb-4">
          Zugang anlegen
        </h2>
        <AddPerson onChanged={show} />
      </section>
    </div>
  );
}
