import { useEffect, useId, useState } from 'react';
import { contactForm } from '#contract/site/contact.ts';
import { api } from '#contract/site/urls.ts';
import { attemptId } from '#web/lib/attempt-id.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';

const labels = { name: 'Name', email: 'E-Mail-Adresse', subject: 'Betreff', message: 'Nachricht' };
const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** A message to the company. What was typed stays until it has arrived, over a reload too. */
export function ContactForm() {
  const [entry] = useState(() => draftEntry('kontakt'));
  const [tried] = useState(() => draftEntry('kontakt-versuch'));
  const [sentFrom, setSentFrom] = useState<string>();
  const trapId = useId();
  const form = useShopForm({
    schema: contactForm,
    labels,
    defaultValues: empty,
    onSubmit: async (values) => {
      await browserApi.post(api.selfservice.contact, { id: attemptId(tried, values), ...values });
      setSentFrom(values.email);
      entry.forget();
      tried.forget();
    },
  });

  // Only the browser knows it: the server has rendered the form without it.
  useEffect(() => {
    const draft = entry.read();
    if (draft !== undefined) form.hook.reset(restoreDraft(contactForm, empty, draft));
  }, [entry, form.hook]);
  useFormDraft(form.hook, entry);

  function writeAnother() {
    form.hook.reset({ ...empty, email: sentFrom ?? '' });
    setSentFrom(undefined);
  }

  if (sentFrom !== undefined) {
    return (
      <>
        <Notice kind="ok" title="Ihre Nachricht ist bei uns">
          Wir antworten an {sentFrom}. Eine Bestätigung ist dorthin unterwegs.
        </Notice>
        <Button className="mt-6" onClick={writeAnother}>
          Weitere Nachricht schreiben
        </Button>
      </>
    );
  }
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="name" hint="Wenn Sie möchten." maxLength={120} />}
      </Bound>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} autoComplete="email" />}
      </Bound>
      <Bound form={form} name="subject">
        {(field) => <TextField {...field} maxLength={150} />}
      </Bound>
      <Bound form={form} name="message">
        {(field) => (
          <TextArea {...field} rows={7} maxLength={5000} hint="Geht es um eine Anfrage, nennen Sie deren Nummer." />
        )}
      </Bound>
      {/* People do not see this field; programs that fill in everything give themselves away. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor={trapId}>Nicht ausfüllen</label>
        <input id={trapId} tabIndex={-1} autoComplete="off" {...form.hook.register('website')} />
      </div>
      <FormFoot form={form} act="Nachricht senden" busyText="Die Nachricht wird gesendet …" />
    </Form>
  );
}
