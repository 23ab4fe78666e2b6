import { pages } from '#contract/urls.ts';
import type { WizardStep } from '#domain/catalogue/wizard-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** What can be chosen next, each a page of its own. */
export function StepList({ steps, label }: { readonly steps: readonly WizardStep[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
      {steps.map(({ slug, title, note }) => (
        <li key={slug} className="border-b border-line">
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
      ))}
    </ul>
  );
}
