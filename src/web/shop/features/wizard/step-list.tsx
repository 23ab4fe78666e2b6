import { pages } from '#contract/site/urls.ts';
import type { WizardStep } from '#domain/catalogue/wizard-steps.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface StepListProps {
  readonly steps: readonly WizardStep[];
  readonly label: string;
}

/** What can be chosen next, each a page of its own; under headings where the steps bring some. */
export function StepList({ steps, label }: StepListProps) {
  const groups = Map.groupBy(steps, ({ group }) => group);
  return (
    <div className="grid gap-8">
      {[...groups].map(([group, inGroup]) => (
        <section key={group ?? ''}>
          {group !== undefined && <h2 className="mb-2 text-[1.15rem]">{group}</h2>}
          <ul
            aria-label={group === undefined ? label : `${label}: ${group}`}
            className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3"
          >
            {inGroup.map((step) => (
              <Step key={step.slug} {...step} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Step({ slug, title, note }: WizardStep) {
  return (
    <li className="border-b border-line">
      <PageLink
        href={pages.wizard.item(slug)}
        className="group flex min-h-[60px] items-center justify-between gap-3 py-2.5 hover:bg-steel"
      >
        <span className="min-w-0">
          <span className="block font-headline group-hover:underline group-hover:underline-offset-4">{title}</span>
          {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
        </span>
        <Icon name="chevron-right" size={20} />
      </PageLink>
    </li>
  );
}
