import { freetextAnchor } from './freetext-anchor.ts';
import { FreetextForm, type NameField } from './freetext-form.tsx';

interface FreetextSectionProps {
  /** Slug of the entry within which the goods are described. */
  readonly slug: string;
  /** Whether something can be chosen above. */
  readonly besideChoices: boolean;
  readonly field: NameField;
}

/** The place on a page where goods are described that the catalogue does not list. */
export function FreetextSection({ slug, besideChoices, field }: FreetextSectionProps) {
  return (
    <section id={freetextAnchor} className="mt-12 scroll-mt-24">
      <h2 className="mb-4">{besideChoices ? 'Nicht gefunden? Frei beschreiben' : 'Beschreiben Sie das Gerät'}</h2>
      <FreetextForm key={slug} slug={slug} field={field} />
    </section>
  );
}
