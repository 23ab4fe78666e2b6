import { Disclosure } from './disclosure.tsx';

interface CollapsedValuesProps {
  /** 'Seriennummern' */
  readonly title: string;
  readonly values: readonly string[];
}

/** Many short values behind a line that counts them. */
export function CollapsedValues({ title, values }: CollapsedValuesProps) {
  if (values.length === 0) return null;
  return (
    <Disclosure title={`${title} (${values.length.toLocaleString('de-DE')})`}>
      <p className="columns-[10rem] gap-6 pb-3 text-sm whitespace-pre-line tabular-nums wrap-anywhere">
        {values.join('\n')}
      </p>
    </Disclosure>
  );
}
