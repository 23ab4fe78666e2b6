import type { RefObject } from 'react';

interface CameraInputProps {
  /** Pressed by the button that stands for it. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onTake: (photos: readonly File[]) => void;
}

/** Takes photos with the tablet's camera; nobody sees it, a button of its own presses it. */
export function CameraInput({ input, onTake }: CameraInputProps) {
  return (
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
        const photos = [...(currentTarget.files ?? [])];
        // The same photo once more is another choice.
        currentTarget.value = '';
        onTake(photos);
      }}
    />
  );
}
