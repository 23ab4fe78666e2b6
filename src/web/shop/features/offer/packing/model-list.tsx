import type { PackedModel } from '#domain/logistics/packed-models.ts';
import { counted, numberText } from '#domain/values/number-text.ts';

interface ModelListProps {
  readonly models: readonly PackedModel[];
  readonly label?: string;
  readonly className?: string;
}

/** Goods model by model, each with the numbers of its devices. */
export function ModelList({ models, label, className }: ModelListProps) {
  return (
    <ul aria-label={label} className={className}>
      {models.map(({ title, units, numbers }) => (
        <li key={title} className="wrap-anywhere">
          <span className="font-emphasis">{modelText({ title, units })}</span>
          {numbers.length > 0 && (
            <span className="block text-sm">
              <span className="sr-only">{counted(numbers.length, 'Nummer', 'Nummern')}: </span>
              {numbers.join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** '8 × Lenovo ThinkPad T480' */
function modelText({ title, units }: Pick<PackedModel, 'title' | 'units'>): string {
  return `${numberText(units)} × ${title}`;
}
