import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** For a picture: as wide as the screen allows. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A question in front of the page: native, modal, closed by Escape; the focus returns to what opened it. */
export function Dialog({ open, onClose, title, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      element.showModal();
      // It gives the focus to whatever comes first, be it a box around the field.
      element.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={classNames('dialog', wide && 'w-[min(64rem,calc(100vw-2.5rem))]')}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="mt-4">{open && children}</div>
    </dialog>
  );
}
