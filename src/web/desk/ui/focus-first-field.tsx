import { type ReactNode, useEffect, useRef } from 'react';

/** What comes into a dialog after it has opened: its first field takes the focus, which stood on the dialog till then. */
export function FocusFirstField({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  return <div ref={part}>{children}</div>;
}
