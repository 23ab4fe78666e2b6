import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pages } from '#contract/urls.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Describes goods that the catalogue does not list, within the entry with this slug. */
export function FreetextForm({ slug }: { readonly slug: string }) {
  const navigate = useNavigate();
  // What is typed before the program has taken over the page would be lost.
  const ready = useHydrated();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function open() {
    const said = text.trim();
    if (/[\p{L}\p{N}]/u.test(said)) return void navigate({ to: pages.wizard.freetext(slug, said) });
    setError('Bitte nennen Sie das Gerät.');
    box.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
      className="grid max-w-[34rem] gap-6"
    >
      <TextField
        name="modelName"
        label="Gerät in eigenen Worten"
        hint="Zum Beispiel Hersteller, Modell und Baujahr."
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
        disabled={!ready}
        maxLength={200}
        ref={(element) => {
          box.current = element;
        }}
      />
      <div>
        <Button type="submit" disabled={!ready} className="max-sm:w-full">
          Weiter
        </Button>
      </div>
    </form>
  );
}
