import { catalogueCalls, catalogueFileNames } from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CatalogueFrame } from '../features/catalogue/catalogue-frame.tsx';
import { ChangesTable } from '../features/catalogue/changes-table.tsx';

/** What the house changed, and the files as they are with it. */
export function CatalogueChangesPage() {
  return (
    <CatalogueFrame here={deskPages.catalogueChanges}>
      <section className="grid gap-2">
        <h2>Ausgabe</h2>
        <p className="text-muted">Die Dateien von catalogue/ mit allen Änderungen, so wie sie jetzt gelten.</p>
        <p className="flex flex-wrap gap-x-6">
          {catalogueFileNames.map((file) => (
            <PageLink key={file} href={`${catalogueCalls.file}?file=${file}`} download={`${file}.csv`}>
              {`${file}.csv`}
            </PageLink>
          ))}
        </p>
      </section>
      <section className="grid gap-3">
        <h2>Änderungen</h2>
        <ChangesTable />
      </section>
    </CatalogueFrame>
  );
}
