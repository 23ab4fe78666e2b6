import { useState } from 'react';
import { Button } from './button.tsx';
import { Refusal } from './refusal.tsx';
import { useAction } from './use-action.ts';

/** Copies a text that nobody wants to type, and says that it did. */
export function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const { refusal, run } = useAction(async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  });
  return (
    <>
      <Refusal text={refusal} />
      <Button onClick={() => void run()}>{isCopied ? 'Kopiert' : 'Kopieren'}</Button>
    </>
  );
}
