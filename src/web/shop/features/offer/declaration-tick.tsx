import { declarationTexts } from '#contract/declarations.ts';
import { pages } from '#contract/urls.ts';
import type { DeclarationName } from '#domain/offer/events.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';

interface DeclarationTickProps extends FieldProps<boolean> {
  readonly declaration: DeclarationName;
}

const termsName = 'Ankaufbedingungen';

/** A text to tick; the terms it names can be opened beside it. */
export function DeclarationTick({ declaration, ...field }: DeclarationTickProps) {
  const [before, after] = declarationTexts[declaration].split(termsName);
  return (
    <Checkbox {...field}>
      {before}
      {after !== undefined && (
        <>
          <a href={pages.terms} target="_blank" rel="noopener" className="text-link">
            {termsName}
          </a>
          {after}
        </>
      )}
    </Checkbox>
  );
}
