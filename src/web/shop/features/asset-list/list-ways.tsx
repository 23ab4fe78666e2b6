import type { ReactNode } from 'react';
import { PasteField } from './paste-field.tsx';

interface ListWaysProps {
  /** Chooses and uploads a file. */
  readonly upload: ReactNode;
  readonly template: ReactNode;
  readonly onCells: (text: string) => void;
  readonly onGoOn: (() => void) | undefined;
}

/** Three ways to a list, side by side: as a file, as cells, or from a template. */
export function ListWays({ upload, template, onCells, onGoOn }: ListWaysProps) {
  return (
    <div className="mt-8 grid gap-y-10 lg:grid-cols-3 lg:divide-x lg:divide-line">
      <Way title="Datei hochladen" className="lg:pr-8">
        {upload}
      </Way>
      <Way title="Zellen einfügen" className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:px-8">
        <PasteField onCells={onCells} onGoOn={onGoOn} />
      </Way>
      <Way title="Vorlage ausfüllen" className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:pl-8">
        {template}
      </Way>
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Way({ title, className, children }: WayProps) {
  return (
    <section className={className}>
      <h2 className="mb-4 text-[1.3rem]">{title}</h2>
      {children}
    </section>
  );
}
