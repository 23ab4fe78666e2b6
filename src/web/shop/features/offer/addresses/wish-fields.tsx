import type { AddressEntries } from '#contract/sale/address-form.ts';
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

type WishPath = 'pickupDetails' | 'deliveryDetails';
type DaysPath = 'pickupDetails.preferredPickupWeekdays' | 'deliveryDetails.preferredDeliveryWeekdays';

interface WishFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  /** Fetched or brought, at the only place or at one of several. */
  readonly of: WishPath | `sites.${number}.${WishPath}`;
  readonly days: DaysPath | `sites.${number}.${DaysPath}`;
  /** 'Zum Beispiel: Laderampe im Hof, dritter Stock mit Aufzug.' */
  readonly remarksHint: string;
  /** Asks what a haulier has to know, with so many pallets in mind (LOG-30). */
  readonly pallets?: number | undefined;
}

/** When the goods can change hands, and who is there; nothing of it is required. */
export function WishFields({ form, of, days, remarksHint, pallets }: WishFieldsProps) {
  const today = dayOf(new Date().toISOString());
  return (
    <>
      <Bound form={form} name={days}>
        {(field) => <WeekdayPicker {...field} />}
      </Bound>
      <div className="grid gap-6 sm:grid-cols-2">
        <Bound form={form} name={`${of}.timeFrom`}>
          {(field) => <TimeField {...field} />}
        </Bound>
        <Bound form={form} name={`${of}.timeTo`}>
          {(field) => <TimeField {...field} />}
        </Bound>
        <Bound form={form} name={`${of}.dateFrom`}>
          {(field) => <DateField {...field} value={field.value || null} earliest={today} />}
        </Bound>
        <Bound form={form} name={`${of}.dateTo`}>
          {(field) => <DateField {...field} value={field.value || null} earliest={today} />}
        </Bound>
        <Bound form={form} name={`${of}.contactName`}>
          {(field) => <TextField {...field} />}
        </Bound>
        <Bound form={form} name={`${of}.contactPhone`}>
          {(field) => <PhoneField {...field} />}
        </Bound>
      </div>
      <Bound form={form} name={`${of}.remarks`}>
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
