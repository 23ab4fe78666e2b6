import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** What the details are for. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long page between hairlines: what it is about at the left, the details at the right. */
export function Section({ title, intro, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-5 border-t border-ink py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-10"
    >
      <div>
        <h2 id={heading} className="text-[1.35rem]">
          {title}
        </h2>
        {intro !== undefined && <div className="mt-2 max-w-[34rem] text-muted">{intro}</div>}
      </div>
      <div className="min-w-0 max-w-[36rem]">{children}</div>
    </section>
  );
}
