import { useEffect, useRef, useState } from 'react';

/**
 * Files that are dropped anywhere on the page or pasted into it. Beside the drop zone a browser would open the file and
 * leave the page. Tells whether files are being dragged over it.
 */
export function useDroppedFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latestTake = useRef(take);
  useEffect(() => {
    latestTake.current = take;
  }, [take]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const hand = (list: FileList | undefined): boolean => {
      const files = [...(list ?? [])];
      if (files.length > 0) latestTake.current(files);
      return files.length > 0;
    };
    document.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      options,
    );
    // Leaving one element for another inside the page is no leaving.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), options);
    document.addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        hand(event.dataTransfer?.files);
      },
      options,
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (!isText(event) && hand(event.clipboardData?.files)) event.preventDefault();
      },
      options,
    );
    return () => stop.abort();
  }, []);
  return isOver;
}

/** Spreadsheets put a picture of the cells beside their text. What is pasted into a text field, and cells anywhere, are text. */
function isText({ clipboardData, target }: ClipboardEvent): boolean {
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  const intoField = target instanceof Element && target.closest('textarea, input:not([type=file])') !== null;
  return intoField ? text !== '' : /[\t\n]/.test(text);
}
