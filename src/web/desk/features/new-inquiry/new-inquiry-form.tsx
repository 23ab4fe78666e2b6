import { useRouter } from '@tanstack/react-router';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { deskCreationSchemas } from '#contract/desk/desk-commands.ts';
import type { KnownCustomer } from '#contract/desk/desk-customers.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { GoodsRowFields } from './goods-row-fields.tsx';
import { emptyRow, pastedRows, sentItemsOf, type TypedGoodsRow } from './goods-rows.ts';
import { nextField } from './next-field.ts';

const kinds = [
  { value: 'private', label: 'Privat' },
  { value: 'business', label: 'Gewerblich' },
] as const;

const { email, contact, note } = deskCreationSchemas.createFromInquiry.shape;
/** What was not said is an empty field. */
const said = <Schema extends z.ZodType<string>>(of: Schema) => z.union([z.literal(''), of]);
const { name, phone, postcode } = contact.unwrap().shape;
const schema = z.object({
  email,
  kind: z.enum(['private', 'business'], { error: 'Bitte auswählen.' }),
  name: said(name.unwrap()),
  phone: said(phone.unwrap()),
  postcode: said(postcode.unwrap()),
  note: said(note.unwrap()),
});
const createdSchema = z.object({ id: z.string() });

/** Writes down what somebody says on the telephone; the customer reads it in a mail and at the cockpit. */
export function NewInquiryForm() {
  const { api, queries } = useDesk();
  const router = useRouter();
  const [rows, setRows] = useState<readonly TypedGoodsRow[]>(() => [emptyRow()]);
  const [sending] = useState(() => ({ 'idempotency-key': randomUuid() }));
  const goods = useRef<HTMLFieldSetElement>(null);
  const form = useShopForm({
    schema,
    labels: {
      email: 'E-Mail-Adresse des Kunden',
      kind: 'Verkauft',
      name: 'Name',
      phone: 'Telefon',
      postcode: 'Postleitzahl der Geräte',
      note: 'Notiz',
    },
    defaultValues: { email: '', kind: 'business', name: '', phone: '', postcode: '', note: '' },
    async onSubmit({ email: to, kind, note: noted, ...caller }) {
      const items = sentItemsOf(rows);
      const told = Object.fromEntries(Object.entries(caller).filter(([, value]) => value !== ''));
      const body = {
        email: to,
        offeredAsBusiness: kind === 'business',
        ...(items.length > 0 && { items }),
        ...(Object.keys(told).length > 0 && { contact: told }),
        ...(noted !== '' && { note: noted }),
      };
      const { id } = createdSchema.parse(await api.post(deskApi.createFromInquiry, body, sending));
      await queries.invalidateQueries();
      await router.navigate({ href: deskPages.offer(id) });
    },
  });

  /** A row more stands ready as soon as the last one says something. */
  function put(next: readonly TypedGoodsRow[]) {
    setRows(next.at(-1)?.text === '' ? next : [...next, emptyRow()]);
  }
  function paste(event: ClipboardEvent, at: number) {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const before = rows.slice(0, at + 1).filter(({ text }) => text.trim() !== '');
    put([...before, ...pasted, ...rows.slice(at + 1)]);
  }

  function take({ email: to, name: called, offeredAsBusiness }: KnownCustomer) {
    form.hook.setValue('email', to, { shouldValidate: true });
    if (called !== to) form.hook.setValue('name', called);
    form.hook.setValue('kind', offeredAsBusiness ? 'business' : 'private');
    goods.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }

  function goOn(event: KeyboardEvent) {
    const { target, key } = event;
    if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    nextField(target)?.focus();
  }

  return (
    <Form form={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the fields */}
      <div className="contents" onKeyDown={goOn}>
        <FocusFirstField>
          <CustomerSearch onFound={take} />
        </FocusFirstField>
        <div className="grid max-w-[50rem] gap-6 md:grid-cols-2">
          <Bound form={form} name="email">
            {(field) => <TextField {...field} type="email" autoComplete="off" />}
          </Bound>
          <Bound form={form} name="kind">
            {(field) => <RadioGroup {...field} options={kinds} inline />}
          </Bound>
        </div>
        <div className="grid max-w-[50rem] gap-6 md:grid-cols-3">
          <Bound form={form} name="name">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Bound>
          <Bound form={form} name="phone">
            {(field) => <TextField {...field} type="tel" autoComplete="off" />}
          </Bound>
          <Bound form={form} name="postcode">
            {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" />}
          </Bound>
        </div>
        <fieldset ref={goods} className="max-w-[60rem]">
          <legend className="font-headline">Geräte</legend>
          <p className="mb-3 text-muted">
            Ein Modell aus dem Katalog, oder in den Worten des Kunden. Eine eingefügte Liste wird zu Zeilen. Die
            Eingabetaste führt zur nächsten Zeile.
          </p>
          <ol>
            {rows.map((row, index) => (
              <GoodsRowFields
                key={row.id}
                row={row}
                number={index + 1}
                onPaste={(event) => paste(event, index)}
                onChange={(changed) => put(rows.map((one) => (one.id === row.id ? changed : one)))}
                onRemove={rows.length > 1 ? () => put(rows.filter((one) => one.id !== row.id)) : undefined}
              />
            ))}
          </ol>
        </fieldset>
      </div>
      <div className="max-w-[50rem]">
        <Bound form={form} name="note">
          {(field) => <TextArea {...field} rows={2} hint="Für Kollegen. Der Kunde sieht sie nicht." />}
        </Bound>
      </div>
      <FormFoot form={form} act="Anfrage aufnehmen" busyText="Wird aufgenommen …" />
    </Form>
  );
}
