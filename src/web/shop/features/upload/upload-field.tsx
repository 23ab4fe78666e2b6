import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useSite } from '#web/lib/site.ts';
import { useStore } from '#web/lib/store.ts';
import { whenOnline } from '#web/lib/when-online.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { PickedFile } from '#web/ui/fields/picked-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { uploadFile } from './upload-file.ts';
import type { UploadKind } from './upload-kind.ts';
import { createUploadQueue } from './upload-queue.ts';

/** What every browser can show; HEIC it sees only once the server has made a JPEG of it. */
const shownByBrowsers = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Pictures that have not arrived yet, out of the file itself. */
const filePreview = {
  of: (file: File) => (shownByBrowsers.includes(file.type) ? URL.createObjectURL(file) : undefined),
  drop: (address: string) => URL.revokeObjectURL(address),
};

interface UploadFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: UploadKind;
  /** What the draft holds. */
  readonly stored: readonly UploadedFile[];
  readonly onStored: (file: UploadedFile) => void;
  readonly onRemove: (file: UploadedFile) => void;
  /** Puts a file to another place among those that have arrived. */
  readonly onMove?: ((file: UploadedFile, by: -1 | 1) => void) | undefined;
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly buttonText?: string;
  /** Takes several files that are given at once where the draft takes one. */
  readonly onSeveral?: (files: readonly File[]) => void;
}

/** Files of the draft and those on their way to it. */
export function UploadField(props: UploadFieldProps) {
  const { kind, stored, onStored, onRemove, onMove, onBusy, onSeveral, ...field } = props;
  const { uploadUrl } = useSite();
  const store = useRef(onStored);
  useEffect(() => {
    store.current = onStored;
  }, [onStored]);
  const [queue] = useState(() =>
    createUploadQueue({
      kind,
      newKey: randomUuid,
      send: async (file, sending) => uploadFile(await shrinkPhoto(file), { uploadUrl, ...sending }),
      onStored: (file) => store.current(file),
      whenOnline,
      preview: filePreview,
    }),
  );
  const waiting = useStore(queue.waiting);
  const justComplete = useStore(queue.justComplete);
  const underWay = waiting.filter(({ state }) => state !== 'failed').length;
  useEffect(() => onBusy(underWay > 0), [onBusy, underWay]);
  useEffect(() => queue.stop, [queue]);
  useUnsavedWarning(underWay > 0);

  const arrived = stored.map(({ url, name }): PickedFile => {
    const picture = thumbnailOf({ url, name });
    const state = justComplete.has(url) ? 'justComplete' : 'complete';
    return { key: url, name, state, ...(picture !== undefined && { picture }) };
  });
  const room = kind.limit - stored.length - underWay;
  const storedAs = (key: string) => stored.find(({ url }) => url === key);

  function pick(files: readonly File[]) {
    // Where one file is all there is, the next one takes its place.
    const single = kind.limit === 1;
    if (single && files.length > 1 && onSeveral !== undefined) return onSeveral(files);
    if (single) for (const { key } of waiting) queue.remove(key);
    queue.add(files, single ? 1 : room);
  }

  function remove(key: string) {
    const file = storedAs(key);
    if (file === undefined) queue.remove(key);
    else onRemove(file);
  }

  function move(key: string, by: -1 | 1) {
    const file = storedAs(key);
    if (file !== undefined) onMove?.(file, by);
  }

  return (
    <FileField
      {...field}
      value={[...arrived, ...waiting]}
      endings={kind.endings}
      multiple={kind.limit > 1 || onSeveral !== undefined}
      camera={kind.camera}
      onPick={pick}
      onRemove={remove}
      onCancel={queue.cancel}
      onRetry={(key) => queue.retry(key, kind.limit === 1 ? 1 : room)}
      {...(onMove && { onMove: move })}
    />
  );
}

/** What is on its way is lost when the page is: the browser asks first. */
function useUnsavedWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
