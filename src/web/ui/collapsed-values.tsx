import { numberText } from '#domain/values/number-text.ts';
import { Disclosure } from './disclosure.tsx';

interface CollapsedValuesProps {
  /** 'Seriennummern' */
  readonly title: string;
  /** 'Seriennummer', where there is one only. */
  readonly one: string;
  readonly values: readonly string[];
}

/** Many short values behind a line that counts them; a single one needs no line of its own. */
export function CollapsedValues({ title, one, values }: CollapsedValuesProps) {
  if (values.length === 0) return null;
  if (values.length === 1)
    return <p className="text-sm text-muted tabular-nums wrap-anywhere">{`${one} ${values[0]}`}</p>;
  return (
    <Disclosure title={`${title} (${numberText(values.length)})`}>
      <p className="columns-[10rem] gap-6 pb-3 text-sm whitespace-pre-line tabular-nums wrap-anywhere">
        {values.join('\n')}
      </p>
    </Disclosure>
  );
}
