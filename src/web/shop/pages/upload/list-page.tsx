import { useNavigate } from '@tanstack/react-router';
import { pages } from '#contract/urls.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { UploadForm } from '#web/shop/features/upload/upload-form.tsx';
import { listKind } from '#web/shop/features/upload/upload-kind.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OtherWays } from './other-ways.tsx';

const columns = [
  ['Was es ist', 'Hersteller und Modell, wie es auf dem Gerät steht'],
  ['Wie viele', 'eine Zahl je Zeile; gleiche Geräte in einer Zeile oder einzeln'],
  ['Ausstattung', 'Prozessor, Arbeitsspeicher, Laufwerke, soweit Sie sie kennen'],
  ['Zustand', 'was fehlt oder defekt ist'],
] as const;

/** A list of goods as a file, for whoever has it from an inventory. */
export function ListPage() {
  const open = useBasket();
  const navigate = useNavigate();
  const list = open?.state.itemsListUpload ?? null;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Geräteliste hochladen" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Geräteliste' }]}>
        Für viele Geräte auf einmal: Ihre Liste aus der Inventarverwaltung. Spalten und Reihenfolge sind frei.
      </PageHeader>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <UploadForm
          ready={open !== undefined}
          name="list"
          label="Ihre Geräteliste"
          hint="Eine Tabelle aus Excel, LibreOffice oder als Text, oder ein PDF, bis 10 MB."
          kind={listKind}
          stored={list === null ? [] : [list]}
          onStored={(file) => open?.basket.putListUpload(file)}
          onRemove={() => open?.basket.resetListUpload()}
          onNext={() => void navigate({ to: pages.upload.listSubmit })}
        />
        <section>
          <h2>Was in die Liste gehört</h2>
          <dl className="mt-4 border-t border-ink">
            {columns.map(([name, text]) => (
              <div key={name} className="border-b border-line py-3">
                <dt className="font-emphasis">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-muted">
            Löschen Sie vorher Spalten mit Benutzern oder Rechnernamen: Personenbezogene Daten brauchen wir nicht.
          </p>
        </section>
      </div>
      <OtherWays without={pages.upload.list} />
    </div>
  );
}
