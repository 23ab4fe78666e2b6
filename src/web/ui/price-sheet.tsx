import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The sheet with the amount on it, torn off at the bottom. */
export function PriceSheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className="torn-edge border-line bg-sheet">
      <div className="rounded-t-sm border border-b-0 border-line p-6 pb-8 sm:p-7 sm:pb-8">{children}</div>
    </section>
  );
}

interface PriceRowProps {
  readonly text: ReactNode;
  readonly amount: string;
  /** A deduction that is only possible stands back. */
  readonly quiet?: boolean;
}

/** One line of the sheet; rows live inside a `dl`. */
export function PriceRow({ text, amount, quiet = false }: PriceRowProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-x-6 py-1.5', quiet && 'text-muted')}>
      <dt>{text}</dt>
      <dd className="shrink-0 text-right">{amount}</dd>
    </div>
  );
}

interface PriceTotalProps {
  readonly text: string;
  readonly amount: string;
  /** Price basis under the words, 'netto zzgl. 19 % USt.' */
  readonly basis?: string;
}

/** The amount the sheet is about, the largest thing on it. */
export function PriceTotal({ text, amount, basis }: PriceTotalProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
      <dt className="font-headline">
        {text}
        {basis !== undefined && <span className="block text-sm font-normal text-muted">{basis}</span>}
      </dt>
      <dd className="ml-auto text-[clamp(1.7rem,1.2rem+2vw,2.15rem)] font-headline leading-tight tracking-[-0.02em]">
        {amount}
      </dd>
    </div>
  );
}

/** The guaranteed minimum, on the marker stroke. */
export function PriceMinimum({ text, amount }: { readonly text: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 pt-2">
      <dt className="text-muted">{text}</dt>
      <dd className="marked shrink-0 text-[1.1rem] font-headline whitespace-nowrap">{amount}</dd>
    </div>
  );
}
