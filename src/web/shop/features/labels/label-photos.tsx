import { deviceNumber } from '#domain/values/device-number.ts';
import { numberText } from '#domain/values/number-text.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { PhotoPart } from '#web/ui/photo-part.tsx';
import { canReadPrint, type LabelLine, type LabelPhoto, type LabelReading, linesOf } from './label-reading.ts';
import type { NamedDevice } from './name-devices.ts';
import { PrintedPart } from './printed-part.tsx';

interface LabelPhotosProps {
  readonly reading: LabelReading;
  readonly endings: readonly string[];
  /** Takes what was chosen, and says in German what of it is not taken. */
  readonly onPick: (files: readonly File[]) => void;
  readonly error: string | undefined;
  /** The numbers of devices that lie in the basket, as they are compared. */
  readonly inBasket: ReadonlySet<string>;
}

const count = (number: number, one: string, many: string) => `${numberText(number)} ${number === 1 ? one : many}`;

/** Photos of labels, and beside each what was read on it: nothing has been sent yet. */
export function LabelPhotos({ reading, endings, onPick, error, inBasket }: LabelPhotosProps) {
  const photos = useStore(reading.photos, none);
  const lines = linesOf(photos);
  const read = photos.filter(({ state }) => state !== 'waiting').length;
  const lost = photos.filter((photo) => photo.state === 'failed' && photo.lost).length;
  return (
    <>
      <FileField
        name="labels"
        label="Fotos von Etiketten"
        hint="Ein Etikett oder mehrere auf einem Foto. Wir lesen sie hier in Ihrem Browser; gesendet wird erst, was Sie gesehen und übernommen haben. Beim ersten Mal wird dafür ein Leseprogramm geladen, knapp 0,5 MB."
        buttonText="Fotos auswählen"
        dropText="Loslassen zum Lesen"
        endings={endings}
        multiple
        camera
        value={none}
        error={error}
        onPick={onPick}
        onRemove={reading.remove}
      />
      <p role="status" className="mt-4 font-emphasis">
        {photos.length === 0
          ? ''
          : read < photos.length
            ? `${numberText(read)} von ${count(photos.length, 'Foto', 'Fotos')} gelesen`
            : `${count(photos.length, 'Foto', 'Fotos')} gelesen: ${count(lines.length, 'Gerät', 'Geräte')}`}
      </p>
      {lost > 0 && (
        <div role="alert" className="mt-3 grid justify-items-start gap-3 rounded-sm bg-warn-soft p-4">
          <p>
            {`${count(lost, 'Foto ließ', 'Fotos ließen')} sich nicht lesen, weil das Leseprogramm oder der Katalog gerade nicht erreichbar ist.`}
          </p>
          <Button onClick={reading.retry}>Noch einmal lesen</Button>
        </div>
      )}
      {read === photos.length && photos.some(canReadPrint) && (
        <div className="mt-3 grid justify-items-start gap-2 rounded-sm border border-line p-4">
          <p>
            {`${count(photos.filter(canReadPrint).length, 'Foto hat', 'Fotos haben')} keinen Strichcode, der ein Gerät nennt. Auf Wunsch lesen wir, was gedruckt daneben steht, auch das hier in Ihrem Browser. Beim ersten Mal wird dafür ein Leseprogramm mit Wörterbuch geladen, knapp 4 MB.`}
          </p>
          <Button onClick={reading.readPrint}>Gedruckten Text lesen</Button>
        </div>
      )}
      {photos.length > 0 && (
        <ul className="mt-3 border-t border-ink">
          {photos.map((photo) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              photos={photos}
              lines={lines}
              reading={reading}
              inBasket={inBasket}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const none: readonly never[] = [];

interface PhotoRowProps extends Pick<LabelPhotosProps, 'reading' | 'inBasket'> {
  readonly photo: LabelPhoto;
  readonly photos: readonly LabelPhoto[];
  readonly lines: readonly LabelLine[];
}

function PhotoRow({ photo, photos, lines, reading, inBasket }: PhotoRowProps) {
  const { key, file } = photo;
  const nameOf = (other: string) => photos.find((one) => one.key === other)?.file.name ?? '';
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-sm text-muted wrap-anywhere">{file.name}</p>
        <Button
          kind="quiet"
          className="-my-2 min-h-11! shrink-0 py-1!"
          aria-label={`${file.name} entfernen`}
          onClick={() => reading.remove(key)}
        >
          Entfernen
        </Button>
      </div>
      {photo.state === 'waiting' && <p className="text-muted">wird gelesen …</p>}
      {photo.state === 'failed' && (
        <p className="text-muted">
          {photo.lost
            ? 'Noch nicht gelesen.'
            : 'Dieses Foto kann Ihr Browser nicht öffnen. Es geht als Foto mit, und wir lesen es.'}
        </p>
      )}
      {photo.state === 'read' && photo.devices.length === 0 && (
        <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <PhotoPart seen={photo.seen} picture={photo.picture} label={`Foto ${file.name}`} />
          {photo.print === undefined ? (
            <p className="text-muted">
              {photo.seen.codes.length === 0
                ? 'Kein Strichcode zu lesen. Das Foto geht so mit, und wir sehen es uns an.'
                : 'Die Strichcodes sagen nicht sicher, welches Gerät es ist. Das Foto geht so mit, und wir sehen es uns an.'}
            </p>
          ) : (
            <PrintedPart photo={file.name} print={photo.print} onConfirm={(said) => reading.confirm(key, said)} />
          )}
        </div>
      )}
      {photo.state === 'read' && photo.devices.length > 1 && (
        <p className="text-muted">
          {`${photo.devices.length} Geräte auf einem Foto: Jedes wird eine Zeile, das Foto liegt bei der ersten.`}
        </p>
      )}
      {photo.state === 'read' &&
        photo.devices.map((device, place) => {
          const [first] = lines.find((line) => isSame(line.device, device))?.photos ?? [];
          return (
            <div
              key={device.serial ?? place}
              className="mt-2 grid items-start gap-x-5 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <PhotoPart
                seen={photo.seen}
                picture={photo.picture}
                box={device.box}
                label={`Etikett auf ${file.name}, aus dem dieser Vorschlag gelesen ist`}
              />
              <div className="min-w-0">
                <DeviceWords device={device} />
                {first !== undefined && first !== key && (
                  <p className="mt-1">{`Dasselbe Gerät wie auf „${nameOf(first)}“: Es zählt einmal.`}</p>
                )}
                {device.serial !== undefined && inBasket.has(deviceNumber(device.serial)) && (
                  <p className="mt-1">Diese Seriennummer steht schon in Ihrem Verkaufskorb.</p>
                )}
                <Button
                  kind="quiet"
                  className="-mx-2 mt-1 min-h-11! py-1!"
                  aria-label={`Nicht übernehmen: ${titleOf(device)} ${device.serial ?? ''}`.trim()}
                  onClick={() => reading.withoutDevice(key, place)}
                >
                  Nicht übernehmen
                </Button>
              </div>
            </div>
          );
        })}
    </li>
  );
}

const isSame = (one: NamedDevice, other: NamedDevice) =>
  one === other ||
  (one.serial !== undefined && other.serial !== undefined && deviceNumber(one.serial) === deviceNumber(other.serial));

function titleOf({ titles, maker }: NamedDevice): string {
  const [title] = titles;
  if (title !== undefined && titles.length === 1) return title;
  return maker === undefined ? 'Modell noch offen' : `${maker}, Modell noch offen`;
}

/** What the label says; what it does not say is asked once for all devices of a kind, when they are looked through. */
function DeviceWords({ device }: { readonly device: NamedDevice }) {
  const { serial, kind, model, titles } = device;
  return (
    <>
      <p className="font-emphasis wrap-anywhere">{titleOf(device)}</p>
      {serial !== undefined && (
        <p className="wrap-anywhere">
          {`${kind ?? 'Seriennummer'} `}
          <span className="font-emphasis">{serial}</span>
        </p>
      )}
      {model !== undefined && titles.length !== 1 && (
        <p className="text-muted wrap-anywhere">{`Produktnummer ${model}`}</p>
      )}
    </>
  );
}
