import { declarationTexts } from '#contract/sale/declarations.ts';
import { pages } from '#contract/site/urls.ts';
import type { DeclarationName } from '#domain/offer/papers/declarations.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';

interface DeclarationTickProps extends FieldProps<boolean> {
  readonly declaration: DeclarationName;
}

/** What a text names that can be read, printed and kept (LEG-02). */
const linked: Partial<Record<DeclarationName, { readonly name: string; readonly page: string }>> = {
  terms: { name: 'Ankaufbedingungen', page: pages.terms },
  dataProcessing: { name: 'Vertrag zur Auftragsverarbeitung', page: pages.dataProcessing },
};

/** A text to tick; the terms it names can be opened beside it. */
export function DeclarationTick({ declaration, ...field }: DeclarationTickProps) {
  const { name = '', page } = linked[declaration] ?? {};
  const text = declarationTexts[declaration];
  const [before, after] = name === '' ? [text] : text.split(name);
  return (
    <Checkbox {...field}>
      {before}
      {after !== undefined && (
        <>
          <a href={page} target="_blank" rel="noopener" className="text-link">
            {name}
          </a>
          {after}
        </>
      )}
    </Checkbox>
  );
}
