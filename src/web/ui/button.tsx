import { type ButtonHTMLAttributes, type Ref, useEffect, useState } from 'react';
import { type ButtonKind, buttonStyle } from './button-style.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly ref?: Ref<HTMLButtonElement>;
  /** While something is under way: the button keeps the focus and its words change, but presses do nothing. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
}

export function Button({
  kind = 'secondary',
  busy = false,
  busyText,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isLate = useLate(busy);
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={buttonStyle(kind, className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {isLate ? noAnswer : busy && busyText !== undefined ? busyText : children}
    </button>
  );
}

/** Milliseconds after which an answer is late: a line that has died says nothing for minutes. */
const late = 4_000;
const noAnswer = 'Noch keine Antwort. Bitte Verbindung prüfen.';

function useLate(busy: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), late);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return isLate;
}
