import { dropNumber, useCarriedNumber } from '#web/lib/carried-number.ts';

interface CarriedNumberNoteProps {
  /** What comes next: 'Bitte wählen Sie das Modell.' */
  readonly next: string;
}

/** Says which device's number was recognised, as long as it waits for its item. */
export function CarriedNumberNote({ next }: CarriedNumberNoteProps) {
  const number = useCarriedNumber();
  return (
    <p
      role="status"
      className="flex max-w-[44rem] flex-wrap items-center justify-between gap-x-4 not-empty:my-4 not-empty:rounded-sm not-empty:border not-empty:border-line not-empty:bg-sheet not-empty:px-4 not-empty:py-2"
    >
      {number !== undefined && (
        <>
          <span>
            Seriennummer <strong className="font-emphasis break-all">{number}</strong> übernommen. {next}
          </span>
          <button type="button" className="text-link min-h-11" onClick={dropNumber}>
            Nicht übernehmen
          </button>
        </>
      )}
    </p>
  );
}
