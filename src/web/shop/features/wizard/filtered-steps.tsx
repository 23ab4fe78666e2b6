import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import type { WizardStep } from '#domain/catalogue/wizard-steps.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { FreetextLink } from './freetext-link.tsx';
import { StepList } from './step-list.tsx';
import { fillsScreen, stepsWith } from './steps-with.ts';

interface FilteredStepsProps {
  readonly steps: readonly WizardStep[];
  readonly label: string;
  /** Slug under which goods are described that are not among the steps. */
  readonly freetextSlug: string | undefined;
}

/** The choices of a page; a long list can be narrowed down by typing, and keeps the way out in reach. */
export function FilteredSteps({ steps, label, freetextSlug }: FilteredStepsProps) {
  const [typed, setTyped] = useState('');
  // What is typed before the program has taken over the page would be lost.
  const ready = useHydrated();
  if (!fillsScreen(steps)) return <StepList steps={steps} label={label} />;
  const shown = stepsWith(steps, typed);
  return (
    <div>
      <div className="mb-6 max-w-[26rem]">
        <TextField
          name="filter"
          label="Liste eingrenzen"
          value={typed}
          onChange={setTyped}
          disabled={!ready}
          maxLength={200}
        />
        <p role="status" className="mt-1 text-sm text-muted">
          {shown.length === steps.length ? `${steps.length} Einträge` : `${shown.length} von ${steps.length} Einträgen`}
        </p>
      </div>
      {shown.length > 0 ? (
        <StepList steps={shown} label={label} />
      ) : (
        <p>
          Nichts gefunden.{' '}
          {freetextSlug !== undefined && /[\p{L}\p{N}]/u.test(typed) && (
            <PageLink href={pages.wizard.freetext(freetextSlug, typed.trim())} className="text-link">
              {`„${typed.trim()}“ frei beschreiben`}
            </PageLink>
          )}
        </p>
      )}
      {freetextSlug !== undefined && fillsScreen(shown) && (
        <ThumbBar>
          <FreetextLink />
        </ThumbBar>
      )}
    </div>
  );
}
