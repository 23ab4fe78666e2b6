import type { UploadedFile } from '#contract/goods/basket.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';

/** Uploaded photos, small; what no browser shows is named. */
export function Pictures({ images }: { readonly images: readonly UploadedFile[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((file) => {
        const picture = thumbnailOf(file);
        return (
          <li key={file.url}>
            {picture === undefined ? (
              file.name
            ) : (
              <img
                src={picture}
                alt={file.name}
                width={56}
                height={56}
                decoding="async"
                className="size-14 bg-steel object-cover text-xs"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
