import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { CameraInput } from '../../ui/camera-input.tsx';

interface PhotoButtonProps {
  readonly text: string;
  /** The key of the device in somebody's hands. */
  readonly hasKey?: boolean;
  readonly onTake: (files: readonly File[]) => void;
}

/** Takes a photo where there is a camera, else opens the files. */
export function PhotoButton({ text, hasKey = false, onTake }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  useActions({ takePhoto: hasKey ? open : undefined });
  return (
    <>
      <Button className="justify-start" aria-keyshortcuts={hasKey ? 'F2' : undefined} onClick={open}>
        {text}
        {hasKey && (
          <span aria-hidden="true">
            <KeyHint of="F2" />
          </span>
        )}
      </Button>
      <CameraInput input={input} onTake={onTake} />
    </>
  );
}
