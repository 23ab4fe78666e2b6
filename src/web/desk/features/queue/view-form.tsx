import { useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { type SavedView, saveViewSchema } from '#contract/desk/desk-saved-views.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { queueAddress } from '../../queue-address.ts';
import { useSavedViews } from './use-saved-views.ts';

interface ViewFormProps {
  readonly view: SavedView | undefined;
  readonly filter: QueueFilter;
  readonly onDone: () => void;
}

/** Names a view anew, or removes it. */
export function ViewForm({ view, filter, onDone }: ViewFormProps) {
  const { save, remove } = useSavedViews();
  const router = useRouter();
  const form = useShopForm({
    schema: saveViewSchema.pick({ name: true }).extend({ isShared: z.boolean() }),
    labels: { name: 'Name der Ansicht', isShared: 'Auch für Kollegen' },
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    onSubmit: async ({ name, isShared }) => {
      await save({ id: view?.id ?? randomUuid(), name, filter, isShared });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} hint="Reiter, Suche, Stufe, Wert und Zuständigkeit von jetzt." />}
      </Bound>
      <Bound form={form} name="isShared">
        {(field) => <Checkbox {...field} hint="Jeder sieht darin seine eigenen Aufgaben." />}
      </Bound>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} busyText="Wird gespeichert …">
          Speichern
        </SubmitButton>
        {view !== undefined && (
          <ActionButton
            kind="destructive"
            busyText="Wird gelöscht …"
            action={async () => {
              await remove(view.id);
              onDone();
              await router.navigate({ href: queueAddress() });
            }}
          >
            Ansicht löschen
          </ActionButton>
        )}
      </div>
    </Form>
  );
}
