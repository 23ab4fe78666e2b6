import { type ReactNode, useRef, useState } from 'react';

interface OpenedFormProps {
  /** The button that opens it. */
  readonly openText: string;
  /** What came of it, said once it has closed. */
  readonly done: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A form that opens on a press with the focus in its first field, and gives it back when it closes. */
export function OpenedForm({ openText, done, children }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <div ref={place} className="mt-2">
      <p role="status" className={done === undefined || isOpen ? 'sr-only' : 'py-2 text-sm wrap-anywhere'}>
        {!isOpen && done}
      </p>
      {isOpen ? (
        <div className="border-t border-line pt-4">{children(close)}</div>
      ) : (
        <button
          ref={opener}
          type="button"
          className="text-link min-h-11 py-2.5 text-left"
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
          }}
        >
          {openText}
        </button>
      )}
    </div>
  );
}
