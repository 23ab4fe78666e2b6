interface FieldLabelProps {
  readonly text: string;
  readonly required?: boolean | undefined;
}

/** The words of a label; a required field carries a star. */
export function FieldLabel({ text, required = false }: FieldLabelProps) {
  return (
    <>
      {text}
      {required && <span aria-hidden="true">{' *'}</span>}
    </>
  );
}
