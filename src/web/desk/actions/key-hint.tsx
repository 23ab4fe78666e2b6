import { keyText } from './key-press.ts';
import { useIsMac } from './use-is-mac.ts';

/** A key as a picture of itself, beside the word for what it does. */
export function KeyHint({ of }: { readonly of: string }) {
  const isMac = useIsMac();
  return (
    <kbd className="inline-grid min-w-[1.35rem] place-items-center rounded-sm border border-current px-1 font-sans text-[0.8rem] leading-[1.25rem] font-normal whitespace-nowrap">
      {keyText(of, isMac)}
    </kbd>
  );
}
