import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { leaveTyped, takeTyped } from './typed-ahead.ts';

/** How an entry sounds and looks: taken, known or asked back, wrong. */
export type ScanTone = 'good' | 'look' | 'wrong';

interface ScanFieldProps {
  readonly label: string;
  /** What the last entry was. */
  readonly said: { readonly code: string; readonly short: string; readonly tone: ScanTone } | undefined;
  /** Codes, a line each; `opening` is the one by which this page was found. */
  readonly onScan: (text: string, opening?: string) => void;
}

const tones: Readonly<Record<ScanTone, string>> = {
  good: 'bg-ok-soft text-ok',
  look: 'bg-accent text-on-accent',
  wrong: 'bg-warn-soft text-warn',
};

/** Where something can be typed; a choice is none, which would take a scan's characters for the beginning of an entry. */
const fields = 'input, textarea, [contenteditable]';

/**
 * The field that always listens: whatever is scanned or typed and meant for no other field lands here. On a screen that is touched its
 * keyboard comes up only when the field itself is tapped.
 */
export function ScanField({ label, said, onScan }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTapped, setIsTapped] = useState(false);

  const hand = useEffectEvent(onScan);
  const leave = useEffectEvent(() => leaveTyped(text));

  // Before the next key: what was begun elsewhere has to stand in the field, or that key would take its place.
  useLayoutEffect(() => {
    input.current?.focus();
    const { opening, codes, rest } = takeTyped();
    if (rest !== '') setText(rest);
    if (codes !== '' || opening !== undefined) hand(codes, opening);
    // A scanner types as fast as a keyboard can: its first character must not be lost to a button that has the focus.
    const hear = (event: KeyboardEvent) => {
      const at = event.target;
      const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isTyped || (at instanceof Element && at.closest(fields)) || document.querySelector('dialog[open]')) return;
      input.current?.focus();
    };
    const take = (event: ClipboardEvent) => {
      const at = event.target;
      if (at instanceof Element && at !== input.current && at.closest(fields)) return;
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (!/[\r\n\t]/.test(pasted.trim())) return input.current?.focus();
      event.preventDefault();
      hand(pasted);
    };
    window.addEventListener('keydown', hear);
    window.addEventListener('paste', take);
    return () => {
      leave();
      window.removeEventListener('keydown', hear);
      window.removeEventListener('paste', take);
    };
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onScan(text);
  }

  return (
    <form
      onSubmit={submit}
      className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-sm border-[1.5px] border-ink bg-sheet px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <label htmlFor="scan" className="text-muted">
        {label}
      </label>
      <input
        id="scan"
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPointerDown={() => setIsTapped(true)}
        onBlur={() => setIsTapped(false)}
        inputMode={isTapped ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={10_000}
        enterKeyHint="done"
        className="min-h-(--control) min-w-40 flex-1 bg-transparent font-emphasis outline-none"
      />
      {said && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          <span className="font-emphasis wrap-anywhere">{said.code}</span>
          <span className={classNames('rounded-sm px-2 py-0.5 font-emphasis', tones[said.tone])}>{said.short}</span>
        </p>
      )}
    </form>
  );
}
