import { useState } from 'react';
import { listCalls } from '#contract/goods/list-calls.ts';
import { pages } from '#contract/site/urls.ts';
import { hasDeviceLines } from '#domain/device-line/read-device-lines.ts';
import type { ListToRead } from '#web/shop/features/asset-list/list-source.ts';
import { cellsSource } from '#web/shop/features/asset-list/list-source.ts';
import { ListWays } from '#web/shop/features/asset-list/list-ways.tsx';
import type { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { textOfFiles } from '#web/shop/features/device-lines/text-of-files.ts';
import { UploadField } from '#web/shop/features/upload/upload-field.tsx';
import { listKind, lookedAtByUs } from '#web/shop/features/upload/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { OtherWays } from './other-ways.tsx';

interface ListChoiceProps {
  readonly open: ReturnType<typeof useBasket>;
  /** The list that was looked through last. */
  readonly known: ListToRead | undefined;
  readonly onRead: (source: ListToRead) => void;
}

const columns = [
  ['Was es ist', 'Hersteller und Modell, in einer Spalte oder in mehreren'],
  ['Wie viele', 'eine Zahl je Zeile; gleiche Geräte in einer Zeile oder einzeln'],
  ['Ausstattung', 'Prozessor, Arbeitsspeicher, Laufwerke, soweit Sie sie kennen'],
  ['Seriennummern', 'einzeln oder mehrere in einer Zelle'],
  ['Zustand', 'was fehlt oder defekt ist'],
] as const;

const severalLists =
  'Mehrere Dateien auf einmal lesen wir nur vom Skript „Geräte auslesen“. Von Ihren Listen nehmen Sie bitte eine.';

/** Where a list comes from: a file, cells, or a template to fill in. */
export function ListChoice({ open, known, onRead }: ListChoiceProps) {
  const [busy, setBusy] = useState(false);
  const [severalError, setSeveralError] = useState<string>();
  const file = open?.state.itemsListUpload ?? null;

  /** Files of the helper script, one a device, become one list. */
  async function readSeveral(files: readonly File[]) {
    const text = await textOfFiles(files);
    if (hasDeviceLines(text)) onRead(cellsSource(text));
    else setSeveralError(severalLists);
  }
  return (
    <>
      <NeedsProgram what="Dieses Formular" />
      <ListWays
        onCells={(text) => onRead(cellsSource(text))}
        onGoOn={known?.kind === 'cells' ? () => onRead(known) : undefined}
        upload={
          <fieldset disabled={open === undefined} className="grid gap-4">
            <UploadField
              name="list"
              label="Ihre Geräteliste"
              hint={`Ihre Tabelle, so wie sie ist, bis 10 MB. ${lookedAtByUs} Ein PDF lesen wir von Hand.`}
              kind={listKind}
              stored={file === null ? [] : [file]}
              onStored={(stored) => {
                setSeveralError(undefined);
                open?.basket.putListUpload(stored);
                onRead({ kind: 'file', file: stored });
              }}
              onRemove={() => open?.basket.resetListUpload()}
              onBusy={setBusy}
              error={severalError}
              onSeveral={(files) => void readSeveral(files)}
            />
            {file !== null && !busy && (
              <div className="flex flex-wrap gap-3">
                <Button kind="primary" onClick={() => onRead({ kind: 'file', file })} className="max-sm:w-full">
                  {known?.kind === 'file' && known.file.url === file.url ? 'Weiter durchsehen' : 'Liste lesen'}
                </Button>
                <PageLink href={pages.upload.listSubmit} button="quiet" className="max-sm:w-full">
                  Weiter ohne Durchsehen
                </PageLink>
              </div>
            )}
          </fieldset>
        }
        template={
          <div className="grid gap-4">
            <p className="text-muted">Eine Tabelle mit Beispielen, wenn Sie noch keine Liste haben.</p>
            <div className="flex flex-wrap gap-3">
              <PageLink href={listCalls.template('xlsx')} download="Geraeteliste.xlsx" button="secondary">
                Für Excel (XLSX)
              </PageLink>
              <PageLink href={listCalls.template('csv')} download="Geraeteliste.csv" button="secondary">
                Als CSV
              </PageLink>
            </div>
            <p className="mt-2 text-muted">
              Sie wissen nicht, was in den Geräten ist?{' '}
              <PageLink href={pages.deviceScripts} className="text-link inline-block py-2.5">
                Geräte auslesen
              </PageLink>
            </p>
          </div>
        }
      />
      <section className="mt-14 border-t border-ink pt-6">
        <h2>Was in die Liste gehört</h2>
        <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(([name, text]) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="font-emphasis">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
          <div className="border-t border-line pt-3">
            <dt className="font-emphasis">Was nicht hinein muss</dt>
            <dd className="text-muted">
              Benutzer, Rechnernamen, IP-Adressen: Personenbezogene Spalten übernehmen wir nicht.
            </dd>
          </div>
        </dl>
      </section>
      <OtherWays without={pages.upload.list} />
    </>
  );
}
