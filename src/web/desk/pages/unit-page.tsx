import { useParams } from '@tanstack/react-router';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { unitPageSchema } from '#contract/devices/units.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { MediaOfUnit } from '../features/units/media-of-unit.tsx';
import { UnitFacts } from '../features/units/unit-facts.tsx';
import { UnitPlace } from '../features/units/unit-place.tsx';
import { UnitTest } from '../features/units/unit-test.tsx';
import { MissingPage } from '../missing-page.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { WhoAndWhen } from '../ui/who-and-when.tsx';
import { useRead } from '../use-read.ts';

/** A device with its whole way through the house. */
export function UnitPage() {
  const { id: plate = '' } = useParams({ strict: false });
  const address = deskApi.unit(plate);
  const { data, error, refetch } = useRead(address, unitPageSchema);
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return <MissingPage />;
  if (data === undefined)
    return (
      <div className="p-7">
        <h1>Gerät {plate}</h1>
        {error ? <ReadRefusal error={error} read={refetch} /> : <p role="status">Wird gelesen …</p>}
      </div>
    );
  const { unit, offerId, orderId, seller, title, removed, media, test, places, history } = data;
  return (
    <div className="px-7 py-6">
      <p className="text-muted">
        <PageLink href={deskPages.offer(offerId)}>{[orderId, seller].filter(Boolean).join(', ')}</PageLink>
      </p>
      <h1 className="mt-1">
        {unit.model ?? title ?? 'Nicht angekündigtes Gerät'} <span className="whitespace-nowrap">{plate}</span>
      </h1>
      {removed && (
        <Notice kind="warn" title="Zurückgenommen">
          Dieses Gerät war irrtümlich gezählt. Sein Kennzeichen wird nicht wieder vergeben.
        </Notice>
      )}
      <div className="mt-5 grid gap-8 xl:grid-cols-2">
        <section aria-label="Angaben">
          <UnitFacts unit={unit} />
          {!removed && <UnitPlace unit={unit} offerId={offerId} places={places} />}
          <MediaOfUnit media={media} />
          {test && <UnitTest test={test} />}
          <UnitPhotos photos={unit.photos} />
        </section>
        <section>
          <h2 className="mb-3">Sein Weg</h2>
          <DataTable
            caption="Was mit dem Gerät geschah"
            columns={[
              { title: 'Was', cell: ({ text }) => text },
              { title: 'Wer und wann', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
            ]}
            rows={history}
            keyOf={(_row, index) => String(index)}
            empty="Zu diesem Gerät ist nichts festgehalten."
          />
        </section>
      </div>
    </div>
  );
}

function UnitPhotos({ photos }: { readonly photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {photos.map((url, index) => (
        <li key={url}>
          <a href={deskApi.upload(url)}>
            <img
              src={deskApi.upload(url)}
              alt={`Foto ${index + 1}`}
              loading="lazy"
              className="aspect-4/3 w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
