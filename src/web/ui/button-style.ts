import { classNames } from './class-names.ts';

/** primary: 'you act here', once per screen · secondary: another way · quiet: leaves things as they are · destructive: ends something for good, never yellow. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'destructive';

const shape =
  'inline-flex min-h-(--control) items-center justify-center gap-2 rounded-sm border-[1.5px] py-3 text-center font-emphasis leading-tight transition-colors duration-150 max-[18.75rem]:px-2 disabled:cursor-not-allowed disabled:opacity-60';

const kinds: Record<ButtonKind, string> = {
  primary: 'border-accent bg-accent px-6 text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-ink bg-sheet px-6 text-ink hover:bg-steel',
  quiet: 'border-transparent bg-transparent px-2 text-ink underline underline-offset-4 decoration-1 hover:decoration-2',
  destructive: 'border-warn bg-sheet px-6 text-warn hover:bg-warn-soft',
};

/** Buttons and links that look like one share this. */
export function buttonStyle(kind: ButtonKind, extra?: string): string {
  return classNames(shape, kinds[kind], extra);
}
