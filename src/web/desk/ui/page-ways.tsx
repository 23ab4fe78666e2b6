import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface PageWaysProps {
  readonly label: string;
  readonly ways: readonly { readonly href: string; readonly name: string }[];
  /** The one that is shown, or that this page lies below. */
  readonly here: string;
}

/** The pages of one matter, side by side. */
export function PageWays({ label, ways, here }: PageWaysProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
      {ways.map(({ href, name }) => (
        <PageLink
          key={href}
          href={href}
          {...(href === here && { 'aria-current': 'page' })}
          className={classNames(
            'flex min-h-11 items-center border-b-3 hover:border-line',
            href === here ? 'border-ink font-emphasis' : 'border-transparent',
          )}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
