import { useEffect, useState } from 'react';
import { distinctLabelCodes } from '#domain/asset-list/label-devices.ts';
import { openPhotoReader, type SeenPhoto } from '#web/lib/codes/photo-reader.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PhotoPart } from '#web/ui/photo-part.tsx';
import { countScan, type StandingGoods } from './goods-in-counts.ts';
import { scanWords } from './scan-words.ts';

interface LabelLookProps {
  readonly photos: readonly File[];
  readonly goods: StandingGoods;
  /** Counts codes as if they had been scanned one after the other. */
  readonly onCount: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Seen {
  readonly photo: SeenPhoto;
  readonly picture: string;
}

/** Labels on photos: their codes are looked at before they count. */
export function LabelLook({ photos, goods, onCount, onClose }: LabelLookProps) {
  const { seen, unread } = useSeen(photos);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isDone = seen.length + unread === photos.length;
  const codes = foundIn(seen, goods);
  const chosen = codes.filter(({ code, counts }) => changed.get(code) ?? counts).map(({ code }) => code);
  return (
    <section aria-label="Etiketten" className="grid gap-3 rounded-sm border border-line bg-sheet p-4.5">
      <p role="status">
        {isDone
          ? `${codes.length} Codes auf ${photos.length === 1 ? 'einem Foto' : `${photos.length} Fotos`}.`
          : 'Die Etiketten werden gelesen …'}
        {unread > 0 && ` ${unread === 1 ? 'Ein Foto ließ' : `${unread} Fotos ließen`} sich nicht lesen.`}
      </p>
      {seen.map(({ photo, picture }, place) => (
        <PhotoPart
          key={picture}
          seen={photo}
          picture={picture}
          label={`Foto ${place + 1}, die gelesenen Codes umrahmt`}
        />
      ))}
      {codes.length > 0 && (
        <fieldset className="grid">
          <legend className="font-emphasis">Was davon ist ein Gerät?</legend>
          {codes.map(({ code, said, isOpen, counts }) => (
            <Checkbox
              key={code}
              name={`etikett-${code}`}
              label={`${code}, ${said}`}
              disabled={!isOpen}
              value={isOpen && (changed.get(code) ?? counts)}
              onChange={(isChosen) => setChanged(new Map(changed).set(code, isChosen))}
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          disabled={!isDone || chosen.length === 0}
          onClick={() => {
            onCount(chosen);
            onClose();
          }}
        >
          {chosen.length === 1 ? '1 Gerät zählen' : `${chosen.length} Geräte zählen`}
        </Button>
        <Button data-leaves onClick={onClose}>
          Nichts zählen
        </Button>
      </div>
    </section>
  );
}

function useSeen(photos: readonly File[]) {
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const reader = openPhotoReader();
    const made: string[] = [];
    let isHere = true;
    setSeen([]);
    setUnread(0);
    for (const photo of photos)
      reader.read(photo).then(
        (read) => {
          if (!isHere) return;
          const picture = URL.createObjectURL(read.view);
          made.push(picture);
          setSeen((before) => [...before, { photo: read, picture }]);
        },
        () => isHere && setUnread((before) => before + 1),
      );
    return () => {
      isHere = false;
      reader.close();
      for (const picture of made) URL.revokeObjectURL(picture);
    };
  }, [photos]);
  return { seen, unread };
}

/** Each device once, by what it would be as a scan: what is announced counts unless somebody says no, what else is a device counts when they say so. */
function foundIn(seen: readonly Seen[], goods: StandingGoods) {
  let standing = goods;
  return distinctLabelCodes(seen.flatMap(({ photo }) => photo.codes)).map((code) => {
    const counted = countScan(standing, { id: code, at: '', code });
    const { kind } = counted.outcome;
    const counts = kind === 'arrived';
    if (counts) standing = counted.goods;
    return {
      code,
      counts,
      isOpen: counts || kind === 'whichLine' || kind === 'unannounced',
      said: scanWords(kind).short,
    };
  });
}
