import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

/** As much text as the server reads at once. */
const longest = 2 * 1024 * 1024;

interface PasteFieldProps {
  readonly onCells: (text: string) => void;
  /** Back to the cells that were looked through before; absent when there are none. */
  readonly onGoOn: (() => void) | undefined;
}

/** Cells copied from a spreadsheet: into the field, or with Strg+V anywhere on the page. */
export function PasteField({ onCells, onGoOn }: PasteFieldProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function read(cells: string) {
    if (cells.trim() === '') return setError('Bitte fügen Sie zuerst die Zellen Ihrer Tabelle ein.');
    if (cells.length > longest)
      return setError('Das ist zu viel zum Einfügen. Bitte laden Sie die Tabelle als Datei hoch.');
    onCells(cells);
  }
  useCellsPastedAnywhere(read);

  return (
    // Thousands of cells must not make the page as long as themselves.
    <div className="grid gap-4 [&_textarea]:max-h-80">
      <TextArea
        name="cells"
        label="Zellen aus Ihrer Tabelle"
        hint="In Excel oder Calc markieren und kopieren, hier einfügen. Strg+V geht überall auf dieser Seite."
        value={text}
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
        error={error}
        // What is typed before the program has taken over the page would be lost.
        disabled={!useHydrated()}
        rows={5}
      />
      <div className="flex flex-wrap gap-3">
        {onGoOn !== undefined && text === '' && (
          <Button kind="primary" onClick={onGoOn} className="max-sm:w-full">
            Weiter durchsehen
          </Button>
        )}
        <Button onClick={() => read(text)} className="max-sm:w-full">
          Zellen lesen
        </Button>
      </div>
    </div>
  );
}

/** What is pasted into a field belongs to the field; elsewhere only what looks like cells is taken. */
function useCellsPastedAnywhere(read: (cells: string) => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
      const cells = event.clipboardData?.getData('text/plain') ?? '';
      // A line of the helper script has neither.
      if (!/[\t\n]|^AW\d{1,2};/.test(cells.trim())) return;
      event.preventDefault();
      latest.current(cells);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
