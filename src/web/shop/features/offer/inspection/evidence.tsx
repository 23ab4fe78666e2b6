import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { FileLinks } from '../file-links.tsx';
import { PhotoButtons } from '../photo-buttons.tsx';

interface File {
  readonly url: string;
  readonly name: string;
}

/** What proves a deduction: photos to be seen large, and every file to be kept. Only the owner of the offer gets them. */
export function Evidence({ of, files }: { readonly of: string; readonly files: readonly File[] }) {
  const photos = files
    .filter((file) => thumbnailOf(file) !== undefined)
    .map((photo, index) => ({ ...photo, text: `Foto ${index + 1} zu „${of}“` }));
  if (files.length === 0) return null;
  return (
    <div className="mt-2">
      <PhotoButtons photos={photos} titleOf={() => `Nachweis: ${of}`} />
      <FileLinks title={files.length === 1 ? 'Nachweis herunterladen' : 'Nachweise herunterladen'} files={files} />
    </div>
  );
}
