import { type ReactNode, useEffect, useRef } from 'react';
import { LaterIcon } from './later-icon.tsx';

interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The panel's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Slides in from the right over 300 ms. A native modal dialog: Escape closes it, the focus stays inside and returns to
 * what opened it, and a click outside closes it too.
 */
export function SidePanel({ open, onClose, label, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click outside is the pointer's way, Escape is the keyboard's
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className="side-panel"
    >
      <div className="flex min-h-full flex-col px-6 pb-8">
        <div className="flex h-[68px] shrink-0 items-center justify-end">
          <button
            type="button"
            aria-label="Menü schließen"
            onClick={() => dialog.current?.close()}
            className="-mr-2.5 flex size-11 items-center justify-center rounded-sm hover:bg-steel"
          >
            <LaterIcon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
