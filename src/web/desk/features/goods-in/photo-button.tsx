import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';

/** Takes a photo where there is a camera, else opens the files. */
export function PhotoButton({ onTake }: { readonly onTake: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  useActions({ takePhoto: open });
  return (
    <>
      <Button className="justify-start" aria-keyshortcuts="F2" onClick={open}>
        Foto
        <span aria-hidden="true">
          <KeyHint of="F2" />
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) onTake(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
