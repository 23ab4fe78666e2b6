import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** Also the target of links to this place. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences under the headline. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One thought of the home page; space divides it from the next. */
export function HomeSection({ id, title, lead, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page-width mt-20 sm:mt-28">
      <h2 id={id} className="text-[clamp(1.5rem,1.1rem+1.6vw,2.35rem)] outline-none">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 max-w-[44rem] text-muted sm:text-[1.1rem]">{lead}</p>}
      {children}
    </section>
  );
}
