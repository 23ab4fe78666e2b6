import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { photosText } from '#domain/offer/media/photo-numbers.ts';
import { FileLinks } from './file-links.tsx';
import { PhotoButtons } from './photo-buttons.tsx';
import type { NumberedPhotos } from './photos-by-item.ts';

/** Photos of a line: small, opened large by a press; what no browser shows is a link. */
export function LinePhotos({ photos }: { readonly photos: NumberedPhotos | undefined }) {
  if (photos === undefined) return null;
  const { title, numbers, files } = photos;
  const named = files.map((file, index) => ({ ...file, text: `Foto ${numbers.first + index}` }));
  const others = files.filter((file) => thumbnailOf(file) === undefined);
  return (
    <div className="mt-1.5 text-sm font-normal text-muted">
      Ihre Angabe: {photosText(numbers)}
      <PhotoButtons photos={named} titleOf={({ text }) => `${text}: ${title}`} small />
      {others.length > 0 && <FileLinks files={others} />}
    </div>
  );
}
