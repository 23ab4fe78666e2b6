import { dayOf } from '#domain/values/day.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { WeekdayPicker } from '#web/ui/fields/weekday-picker.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { AccessFields } from '../handover/access-fields.tsx';
import type { AddressValues } from './address-values.ts';

interface WishFieldsProps {
  readonly form: ShopForm<AddressValues>;
  /** 'Zum Beispiel: Laderampe im Hof, dritter Stock mit Aufzug.' */
  readonly remarksHint: string;
  /** Asks what a haulier has to know, with so many pallets in mind (LOG-30). */
  readonly pallets?: number | undefined;
}

/** When the goods can change hands, and who is there; nothing of it is required. */
export function WishFields({ form, remarksHint, pallets }: WishFieldsProps) {
  const today = dayOf(new Date().toISOString());
  return (
    <>
      <Bound form={form} name="wishes.weekdays">
        {(field) => <WeekdayPicker {...field} />}
      </Bound>
      <div className="grid gap-6 sm:grid-cols-2">
        <Bound form={form} name="wishes.timeFrom">
          {(field) => <TimeField {...field} />}
        </Bound>
        <Bound form={form} name="wishes.timeTo">
          {(field) => <TimeField {...field} />}
        </Bound>
        <Bound form={form} name="wishes.dateFrom">
          {(field) => <DateField {...field} earliest={today} />}
        </Bound>
        <Bound form={form} name="wishes.dateTo">
          {(field) => <DateField {...field} earliest={today} />}
        </Bound>
        <Bound form={form} name="wishes.contactName">
          {(field) => <TextField {...field} />}
        </Bound>
        <Bound form={form} name="wishes.contactPhone">
          {(field) => <PhoneField {...field} />}
        </Bound>
      </div>
      <Bound form={form} name="wishes.remarks">
        {(field) =>
          pallets === undefined ? (
            <TextArea {...field} rows={3} maxLength={1000} hint={remarksHint} />
          ) : (
            <AccessFields {...field} hint={remarksHint} pallets={pallets} />
          )
        }
      </Bound>
    </>
  );
}
