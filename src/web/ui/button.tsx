import type { ButtonHTMLAttributes, Ref } from 'react';
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
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      className={buttonStyle(kind, className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}
