import type { ComponentProps } from 'react';
import { carrierNames, carrierOf, checkTrackingNumber, type TrackingCarrier } from '#domain/values/tracking-number.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { typedNumbers } from './typed-numbers.ts';

interface NumbersFieldProps extends ComponentProps<typeof TextArea> {
  /** Whose numbers they should be. */
  readonly carrier?: TrackingCarrier | undefined;
}

/** Parcel numbers, one a line, as typed or scanned; what is doubtful about one is said and keeps nothing from being sent (LOG-20). */
export function NumbersField({ carrier, ...field }: NumbersFieldProps) {
  const doubts = typedNumbers(field.value).flatMap((number) => doubtsOf(number, carrier));
  return (
    <div>
      <TextArea {...field} rows={2} hint={field.hint ?? 'Je Zeile eine.'} />
      <ul aria-live="polite">
        {doubts.map((doubt) => (
          <li key={doubt} className="mt-1 text-sm text-warn break-all">
            {doubt}
          </li>
        ))}
      </ul>
    </div>
  );
}

function doubtsOf(number: string, carrier: TrackingCarrier | undefined): string[] {
  const told = carrierOf(number);
  if (checkTrackingNumber(number) === 'wrong') return [`${number}: Prüfziffer passt nicht.`];
  if (carrier === undefined || told === undefined || told === carrier) return [];
  return [`${number}: sieht nach einer Nummer von ${carrierNames[told]} aus.`];
}
