import type { ReactNode } from 'react';

/** A part of the address form under its title. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-5 w-full border-b border-line pb-2 text-[1.15rem] font-headline tracking-[-0.02em]">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
