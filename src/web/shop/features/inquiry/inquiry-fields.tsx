import type { InquiryEntries } from '#contract/sale/inquiry-form.ts';
import { mediaWishes, mediaWishWordsOfFirms } from '#domain/catalogue/questions/media-wish.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { Day } from '#domain/values/day.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';

interface InquiryFieldsProps {
  readonly form: ShopForm<InquiryEntries>;
  readonly today: Day;
  readonly signedInAs: string | undefined;
}

const customers = [
  {
    value: 'business',
    label: 'Ich bin ein gewerblicher Kunde',
    hint: 'Der Preis ist netto, die Umsatzsteuer kommt dazu.',
  },
  { value: 'private', label: 'Ich bin ein privater Kunde', hint: 'Der Preis enthält keine Umsatzsteuer.' },
] as const;

const availabilities = [
  { value: 'now', label: 'Sofort' },
  { value: 'later', label: 'Ab einem bestimmten Tag' },
] as const;

const { mediaWish } = questionRecords;
const mediaWishOptions = mediaWishes.map((value) => ({ value, label: mediaWishWordsOfFirms(value).label }));

const kindOf = (isBusiness: boolean | undefined) =>
  isBusiness === undefined ? undefined : isBusiness ? 'business' : 'private';

/** Who sells, where the goods are, from when on they can be had. */
export function InquiryFields({ form, today, signedInAs }: InquiryFieldsProps) {
  const immediately = form.hook.watch('availableImmediately');
  const isBusiness = form.hook.watch('offeredAsBusiness');
  return (
    <>
      <Bound form={form} name="email">
        {(field) => (
          <EmailField
            {...field}
            autoComplete="email"
            hint={
              signedInAs === undefined || field.value.trim().toLowerCase() === signedInAs.toLowerCase()
                ? 'Dorthin schicken wir Ihr Kaufpreisgebot.'
                : `Sie sind als ${signedInAs} angemeldet. Mit einer anderen Adresse erscheint die Anfrage nicht in Ihrem Verkaufscockpit.`
            }
          />
        )}
      </Bound>
      <Bound form={form} name="offeredAsBusiness">
        {(field) => (
          <RadioGroup
            {...field}
            value={kindOf(field.value)}
            onChange={(customer) => field.onChange(customer === 'business')}
            options={customers}
          />
        )}
      </Bound>
      <Bound form={form} name="location">
        {(field) => (
          <div className="max-w-[18rem]">
            <TextField {...field} inputMode="numeric" autoComplete="postal-code" hint="Wo die Geräte stehen." />
          </div>
        )}
      </Bound>
      <Bound form={form} name="availableImmediately">
        {(field) => (
          <RadioGroup
            {...field}
            value={field.value ? 'now' : 'later'}
            onChange={(availability) => field.onChange(availability === 'now')}
            options={availabilities}
          />
        )}
      </Bound>
      {!immediately && (
        <Bound form={form} name="availableFrom">
          {(field) => <DateField {...field} earliest={today} />}
        </Bound>
      )}
      <Bound form={form} name="wantToDeliver">
        {(field) => <Checkbox {...field} hint="Sonst schicken wir Versandetiketten oder holen die Geräte ab." />}
      </Bound>
      {isBusiness === true && (
        <Bound form={form} name="mediaWish">
          {(field) => (
            <Select
              {...field}
              onChange={(wish) => field.onChange(wish || 'erase')}
              options={mediaWishOptions}
              emptyText={false}
              hint={`Gilt für alle Geräte, die Daten speichern und bei denen nichts anderes steht. Was sich nicht ausbauen lässt, löschen wir mit Nachweis je Gerät. ${mediaWish.hint}`}
            />
          )}
        </Bound>
      )}
      {isBusiness === true && (
        <Bound form={form} name="ownName">
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              hint="Zum Beispiel „Büro Hamburg, Tausch 2026“. Steht in Ihrer Liste, in E-Mails und auf Belegen."
            />
          )}
        </Bound>
      )}
      <Bound form={form} name="comments">
        {(field) => (
          <TextArea
            {...field}
            rows={4}
            hint="Was wir sonst wissen sollten. Wir lesen es selbst, deshalb kommt der Preis dann nicht sofort."
          />
        )}
      </Bound>
    </>
  );
}
