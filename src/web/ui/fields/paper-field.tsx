import { unprintableIn } from '#domain/values/printable.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text that stands on papers as it is typed: signs that these cannot show are told. */
export function PaperField(props: TextFieldProps) {
  return <TextField {...props} advice={props.advice || paperAdvice(props.value)} />;
}

function paperAdvice(value: string): string {
  const signs = unprintableIn(value);
  if (signs === '') return '';
  return `Auf Ihren Belegen steht □ statt „${signs}“. Schreiben Sie es bitte in lateinischer Schrift, einen Namen wie im Ausweis.`;
}
