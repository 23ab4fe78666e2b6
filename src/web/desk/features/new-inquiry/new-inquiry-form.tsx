import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { deskCreationSchemas } from '#contract/desk/desk-commands.ts';
import type { KnownCustomer } from '#contract/desk/desk-customers.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { GoodsRowFields } from './goods-row-fields.tsx';
import { emptyRow, type GoodsRow, itemsOf, pastedRows } from './goods-rows.ts';
import { nextField } from './next-field.ts';

const kinds = [
  { value: 'private', label: 'Privat' },
  { value: 'business', label: 'Gewerblich' },
] as const;

const { email } = deskCreationSchemas.createFromInquiry.shape;
const schema = z.object({ email, kind: z.enum(['private', 'business'], { error: 'Bitte auswählen.' }) });
const createdSchema = z.object({ id: z.string() });

/** Writes down what somebody says on the telephone; the customer reads it in a mail and at the cockpit. */
export function NewInquiryForm() {
  const { api } = useDesk();
  const router = useRouter();
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly GoodsRow[]>(() => [emptyRow()]);
  const [sending] = useState(() => ({ 'idempotency-key': randomUuid() }));
  const goods = useRef<HTMLFieldSetElement>(null);
  const form = useShopForm({
    schema,
    labels: { email: 'E-Mail-Adresse des Kunden', kind: 'Verkauft' },
    defaultValues: { email: '', kind: 'business' },
    async onSubmit({ email: to, kind }) {
      const items = itemsOf(rows);
      const body = { email: to, offeredAsBusiness: kind === 'business', ...(items.length > 0 && { items }) };
      const { id } = createdSchema.parse(await api.post(deskApi.createFromInquiry, body, sending));
      await queries.invalidateQueries();
      await router.navigate({ href: deskPages.offer(id) });
    },
  });

  /** A row more stands ready as soon as the last one says something. */
  function put(next: readonly GoodsRow[]) {
    setRows(next.at(-1)?.text === '' ? next : [...next, emptyRow()]);
  }
  function paste(event: ClipboardEvent, at: number) {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const before = rows.slice(0, at + 1).filter(({ text }) => text.trim() !== '');
    put([...before, ...pasted, ...rows.slice(at + 1)]);
  }

  function take({ email: to, offeredAsBusiness }: KnownCustomer) {
    form.hook.setValue('email', to, { shouldValidate: true });
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
        <fieldset ref={goods} className="max-w-[60rem]">
          <legend className="font-headline">Geräte</legend>
          <p className="mb-3 text-muted">
            Ein Modell aus dem Katalog, oder so, wie es gesagt wird. Eine eingefügte Liste wird zu Zeilen. Die
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
      <div>
        <SubmitButton form={form} busyText="Wird aufgenommen …">
          Anfrage aufnehmen
        </SubmitButton>
      </div>
    </Form>
  );
}
