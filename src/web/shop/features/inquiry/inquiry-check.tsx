import type { BasketState, UploadedFile } from '#contract/basket.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import type { InquiryAnswers } from './inquiry-answers.ts';

interface InquiryCheckProps {
  readonly answers: InquiryAnswers;
  readonly state: BasketState;
}

function factsOf(answers: InquiryAnswers) {
  const { email, offeredAsBusiness, location, wantToDeliver, availableImmediately, availableFrom, comments } = answers;
  return [
    { name: 'E-Mail-Adresse', value: email },
    { name: 'Sie verkaufen', value: offeredAsBusiness ? 'als gewerblicher Kunde' : 'als privater Kunde' },
    { name: 'Postleitzahl der Geräte', value: location },
    {
      name: 'Verfügbar',
      value: availableImmediately || availableFrom === null ? 'sofort' : `ab ${formatDayInFull(availableFrom)}`,
    },
    { name: 'Weg zu uns', value: wantToDeliver ? 'Sie bringen die Geräte' : 'Versand oder Abholung' },
    ...(comments === ''
      ? []
      : [{ name: 'Bemerkungen', value: <span className="whitespace-pre-line">{comments}</span> }]),
  ];
}

/** Everything that will be sent, to be read once more before it is (LEG-02). */
export function InquiryCheck({ answers, state }: InquiryCheckProps) {
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3">Ihre Geräte</h2>
        <ul className="border-t border-ink">
          {state.items.map(({ id, title, quantity, configuration }) => (
            <li key={id} className="border-b border-line py-3">
              <p className="font-headline">{`${quantity.toLocaleString('de-DE')} × ${title}`}</p>
              <p className="text-muted">{describeConfiguration(configuration)}</p>
              {configuration.remarks !== undefined && (
                <p className="text-sm whitespace-pre-line text-muted">{configuration.remarks}</p>
              )}
            </li>
          ))}
          {state.itemsListUpload !== null && <Upload title="Geräteliste" files={[state.itemsListUpload]} />}
          {state.itemImageUploads.length > 0 && <Upload title="Fotos" files={state.itemImageUploads} />}
        </ul>
      </section>
      <section>
        <h2 className="mb-3">Ihre Angaben</h2>
        <Facts facts={factsOf(answers)} />
      </section>
    </div>
  );
}

function Upload({ title, files }: { readonly title: string; readonly files: readonly UploadedFile[] }) {
  return (
    <li className="border-b border-line py-3">
      <p className="font-headline">{title}</p>
      <p className="text-muted">{files.map(({ name }) => name).join(', ')}</p>
    </li>
  );
}
