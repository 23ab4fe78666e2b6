import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';

interface ListHeadProps {
  readonly title: string;
  readonly about?: string;
  /** What became of reading the list below. */
  readonly read: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => unknown };
}

/** What stands above a list of texts: the way back to the settings, what it is, and that it is being read or could not be. */
export function ListHead({ title, about, read: { data, error, refetch } }: ListHeadProps) {
  return (
    <>
      <p>
        <PageLink href={deskPages.settings} className="text-link inline-block py-2.5">
          {deskPageTable.settings.title}
        </PageLink>
      </p>
      <h1>{title}</h1>
      {about !== undefined && <p className="mt-2 text-muted">{about}</p>}
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && error === null && (
        <p role="status" className="mt-6">
          Wird gelesen …
        </p>
      )}
    </>
  );
}
