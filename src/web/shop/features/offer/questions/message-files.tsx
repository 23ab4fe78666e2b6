import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { FileLinks } from '../file-links.tsx';
import { PhotoButtons } from '../photo-buttons.tsx';

/** What lies with a message: photos in small, everything else by its name. */
export function MessageFiles({
  files,
}: {
  readonly files: readonly { readonly url: string; readonly name: string }[];
}) {
  if (files.length === 0) return null;
  const photos = files.map((file, index) => ({ ...file, text: `Foto ${index + 1}` }));
  const others = files.filter((file) => thumbnailOf(file) === undefined);
  return (
    <div className="mt-1">
      <PhotoButtons photos={photos} titleOf={({ text, name }) => `${text}: ${name}`} small />
      {others.length > 0 && <FileLinks files={others} />}
    </div>
  );
}
