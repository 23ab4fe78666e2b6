import { useState } from 'react';
import { draftLimits } from '#domain/offer/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface EntryLineProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly start?: string;
  readonly onEnter: (text: string) => void;
}

/** A name and its button inside of a form: the return key presses the button and does not send the form. */
export function EntryLine({ name, label, hint, button, start = '', onEnter }: EntryLineProps) {
  const [text, setText] = useState(start);
  const enter = () => {
    const said = text.trim();
    if (said === '') return;
    setText(start === '' ? '' : said);
    onEnter(said);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is caught on its way to the form
    <div
      className="flex flex-wrap items-end gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        enter();
      }}
    >
      <div className="min-w-0 grow">
        <TextField name={name} label={label} hint={hint} value={text} onChange={setText} maxLength={draftLimits.site} />
      </div>
      <Button className="max-sm:w-full" onClick={enter}>
        {button}
      </Button>
    </div>
  );
}
