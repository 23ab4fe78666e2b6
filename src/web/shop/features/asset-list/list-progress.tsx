import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface ListProgressProps {
  readonly name: string;
  /** Share that has been read, from 0 to 1. */
  readonly done: number;
  readonly onCancel: () => void;
  /** What can be done instead of waiting. */
  readonly children: ReactNode;
}

/** A list that is being read: how far it is, and the ways out. */
export function ListProgress({ name, done, onCancel, children }: ListProgressProps) {
  const percent = Math.floor(done * 100);
  return (
    <div className="mt-8 max-w-[40rem]">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 truncate">{name}</span>
        <span className="font-emphasis">{`${percent} %`}</span>
      </p>
      <progress aria-label={`${name} wird gelesen`} value={done} max={1} className="progress mt-2" />
      <p className="mt-4 text-sm text-muted">Jede Zeile wird mit dem Katalog verglichen.</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button onClick={onCancel}>Abbrechen</Button>
        {children}
      </div>
    </div>
  );
}
