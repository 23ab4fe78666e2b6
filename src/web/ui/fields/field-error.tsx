interface FieldErrorProps {
  readonly id: string;
  readonly text: string | undefined;
}

export function FieldError({ id, text }: FieldErrorProps) {
  if (text === undefined) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-emphasis text-warn">
      {text}
    </p>
  );
}
