import { useId, useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { TestedUnitView } from '#contract/devices/desk-testing.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { findingRecords } from '#domain/testing/finding-codes.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { CameraInput } from '../../ui/camera-input.tsx';
import type { TestingAtDesk } from './use-testing.ts';

type FindingView = TestedUnitView['findings'][number];

interface FindingCardProps {
  readonly unit: TestedUnitView;
  readonly finding: FindingView;
  /** Names of the deductions of the frozen sheet. */
  readonly sheet: readonly string[];
  readonly isOpen: boolean;
  /** No answer stands for it. */
  readonly isByHand: boolean;
  readonly testing: TestingAtDesk;
}

/** A finding: what the sheet says of it, its photos, a note. */
export function FindingCard({ unit, finding, sheet, isOpen, isByHand, testing }: FindingCardProps) {
  const { code, deduction, note = '', photos, lacksPhoto } = finding;
  const [typed, setTyped] = useState(note);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text } = findingRecords[code];

  const send = (more: { deduction?: string | null; note?: string; photos?: string[] }) =>
    testing.finding({
      ...{ plate: unit.plate, code, deduction: deduction ?? null, photos: photos.map(({ url }) => url) },
      ...(note !== '' && { note }),
      ...more,
    });

  async function take(files: readonly File[]) {
    setBusy(true);
    const urls: string[] = [];
    for (const file of files) {
      const url = await testing.upload(file);
      if (url !== undefined) urls.push(url);
    }
    if (urls.length > 0) await send({ photos: [...photos.map(({ url }) => url), ...urls] });
    setBusy(false);
  }

  return (
    <li className="grid gap-3 border-t border-line py-4" aria-labelledby={id}>
      <h4 id={id} className="font-emphasis">
        {text}
      </h4>
      {sheet.length === 0 || !isOpen ? (
        <p className="text-muted">
          {deduction === undefined ? 'Steht nicht im Preisblatt: kein Abzug' : `Abzug: ${deduction}`}
        </p>
      ) : (
        <Select
          name={`abzug-${code}`}
          label="Im Preisblatt"
          emptyText="nein, kein Abzug"
          value={deduction}
          options={sheet.map((name) => ({ value: name, label: name }))}
          onChange={(name) => void send({ deduction: name === undefined || name === '' ? null : name })}
        />
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.url}>
              <Photo {...photo} of={text} />
            </li>
          ))}
        </ul>
      )}
      {lacksPhoto && <p className="text-warn">Ein Foto fehlt: Ohne Foto kein Abzug.</p>}
      {isOpen && (
        <>
          <TextField
            name={`notiz-${code}`}
            label="Notiz, die der Kunde liest"
            value={typed}
            maxLength={2_000}
            onChange={setTyped}
            onBlur={() => typed.trim() !== note && void send({ note: typed.trim() })}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} busyText="Wird hochgeladen …" onClick={() => input.current?.click()}>
              Foto
              <span className="sr-only"> zu {text}</span>
            </Button>
            <CameraInput input={input} onTake={(files) => void take(files)} />
            {isByHand && (
              <Button kind="quiet" onClick={() => void testing.removeFinding(unit.plate, code)}>
                Befund entfernen
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

function Photo({ url, name, of }: FindingView['photos'][number] & { readonly of: string }) {
  const address = deskApi.upload(url);
  const small = thumbnailOf({ url: address, name });
  return (
    <PageLink href={address} className="block">
      {small === undefined ? name : <img src={small} alt={`Foto: ${of}`} className="size-20 object-cover" />}
    </PageLink>
  );
}
