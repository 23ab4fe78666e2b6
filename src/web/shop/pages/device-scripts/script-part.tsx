import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CodeText } from '#web/ui/code-text.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';

interface ScriptPartProps {
  readonly system: string;
  readonly fileName: string;
  readonly text: string;
  readonly address: string;
  /** How it is started, one step each. */
  readonly steps: readonly ReactNode[];
}

/** One script: how it is started, to copy, to save, and to read before any of that. */
export function ScriptPart({ system, fileName, text, address, steps }: ScriptPartProps) {
  const heading = useId();
  const ready = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const { refusal, run } = useAction(async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  });
  return (
    <section aria-labelledby={heading} className="grid min-w-0 content-start gap-4">
      <h3 id={heading} className="text-[1.2rem]">
        {system}
      </h3>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a script are what they are
          <li key={index}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!ready}
          onClick={() => void run()}
          aria-label={`Skript kopieren: ${system}`}
          className="max-sm:w-full"
        >
          Skript kopieren
        </Button>
        <PageLink href={address} download={fileName} button="quiet" className="max-sm:w-full">
          {fileName} herunterladen
        </PageLink>
        <span role="status" className={isCopied ? 'text-sm' : 'sr-only'}>
          {isCopied && 'Kopiert'}
        </span>
      </div>
      <Refusal text={refusal} />
      <CodeText label={`Text des Skripts für ${system}`} text={text} />
    </section>
  );
}
