import { useState } from 'react';
import { destructionCalls, type OpenDestruction, openDestructionsSchema } from '#contract/devices/destruction.ts';
import type { SaleMedia } from '#contract/devices/media.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';
import { DestructionForm } from './destruction-form.tsx';
import { mediumTitle } from './medium-title.ts';

/** Data carriers that are destroyed before two people: recorded by one, confirmed by another. */
export function DestructionPart({ data: { offerId, media } }: { readonly data: SaleMedia }) {
  const [isRecording, setIsRecording] = useState(false);
  const { data, error, refetch } = useRead(destructionCalls.open(offerId), openDestructionsSchema);
  if (data === undefined) return <ReadRefusal error={error} read={refetch} />;
  const waiting = new Set(data.destructions.flatMap(({ mediumIds }) => mediumIds));
  const left = media
    .filter(({ id, result }) => result !== 'destroyed' && result !== 'erased' && !waiting.has(id))
    .toSorted((one, other) => Number(other.nextAction === 'destroy') - Number(one.nextAction === 'destroy'));
  if (left.length === 0 && data.destructions.length === 0) return null;
  return (
    <section aria-label="Vernichtung" className="grid gap-3 border-y border-line py-4">
      <h3>Vernichtung vor zwei Personen</h3>
      {data.destructions.map((destruction) => (
        <OpenDestructionPart key={destruction.id} offerId={offerId} destruction={destruction} media={media} />
      ))}
      {isRecording && left.length > 0 && (
        <DestructionForm offerId={offerId} media={left} onLeave={() => setIsRecording(false)} />
      )}
      {!isRecording && left.length > 0 && (
        <div>
          <Button kind="secondary" onClick={() => setIsRecording(true)}>
            Vernichtung festhalten …
          </Button>
        </div>
      )}
    </section>
  );
}

interface OpenDestructionPartProps {
  readonly offerId: string;
  readonly destruction: OpenDestruction;
  readonly media: SaleMedia['media'];
}

function OpenDestructionPart({ offerId, destruction, media }: OpenDestructionPartProps) {
  const { api, queries } = useDesk();
  const [name, setName] = useState('');
  const { id: destructionId, isOwn, mediumIds, operator, securityLevel, machine, place, at } = destruction;
  const send = async (path: string, body: object) => {
    await api.post(path, { destructionId, ...body });
    await queries.invalidateQueries();
  };
  return (
    <article className="grid gap-3 rounded-sm bg-steel p-4">
      <p>
        {`${operator}, ${formatInstant(at)}: ${securityLevel}, ${machine}, ${place}. `}
        <strong>{isOwn ? 'Wartet auf eine zweite Person mit eigener Anmeldung.' : 'Waren Sie dabei?'}</strong>
      </p>
      <ul className="list-disc pl-5">
        {media
          .filter(({ id }) => mediumIds.includes(id))
          .map((medium) => (
            <li key={medium.id}>{mediumTitle(medium)}</li>
          ))}
      </ul>
      {!isOwn && (
        <div className="max-w-md">
          <TextField
            name={`witness-${destructionId}`}
            label="Ihr Name, wie er auf dem Nachweis steht"
            autoComplete="off"
            value={name}
            onChange={setName}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!isOwn && name.trim() !== '' && (
          <ActionButton
            kind="primary"
            busyText="Wird bestätigt …"
            action={() => send(destructionCalls.witness(offerId), { witness: name.trim() })}
          >
            Ich habe die Vernichtung gesehen
          </ActionButton>
        )}
        <ActionButton
          kind="secondary"
          busyText="Wird zurückgenommen …"
          action={() => send(destructionCalls.withdraw(offerId), {})}
        >
          Zurücknehmen
        </ActionButton>
      </div>
    </article>
  );
}
