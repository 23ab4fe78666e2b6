import { useState } from 'react';
import { z } from 'zod';
import { destructionCalls, destructionFields } from '#contract/devices/destruction.ts';
import type { MediumView } from '#contract/devices/media.ts';
import { destructionDoubts, materialOf, particleSizeOf, unfitFor } from '#domain/erasure/din-66399.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { mediumTitle } from './medium-title.ts';

interface DestructionFormProps {
  readonly offerId: string;
  /** Those that can still be destroyed; what has to be comes first. */
  readonly media: readonly MediumView[];
  readonly onLeave: () => void;
}

const classes = ['1', '2', '3'] as const;
const { securityLevel, technique, particleSize, place, machine, operator } = destructionFields;
const schema = z.strictObject({
  ...{ securityLevel, technique, particleSize, place, machine, operator },
  protectionClass: z.enum(classes, { error: 'Bitte auswählen.' }),
});

/** What has to be destroyed, of one class of material: of another one a destruction of its own is recorded. */
function toDestroy(media: readonly MediumView[]): MediumView[] {
  const wanted = media.filter(({ nextAction }) => nextAction === 'destroy');
  const material = materialOf(wanted.find(({ mediaType }) => materialOf(mediaType))?.mediaType);
  const unfit = new Set(unfitFor(`${material ?? 'H'}-4`, wanted));
  return wanted.filter((medium) => !unfit.has(medium));
}

/** Which data carriers were destroyed and how; a second person confirms it at their own log-in. */
export function DestructionForm({ offerId, media, onLeave }: DestructionFormProps) {
  const { api, queries } = useDesk();
  const [destructionId] = useState(randomUuid);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(toDestroy(media).map(({ id }) => id)));
  const destroyed = media.filter(({ id }) => chosen.has(id));
  const usual = `${materialOf(destroyed.find(({ mediaType }) => materialOf(mediaType))?.mediaType) ?? 'H'}-4`;
  const form = useShopForm({
    schema,
    labels: {
      securityLevel: 'Sicherheitsstufe nach DIN 66399',
      protectionClass: 'Schutzklasse',
      technique: 'Verfahren',
      particleSize: 'Teilchengröße',
      place: 'Ort',
      machine: 'Maschine',
      operator: 'Ihr Name, wie er auf dem Nachweis steht',
    },
    defaultValues: {
      ...{
        securityLevel: usual,
        protectionClass: '2',
        technique: 'geschreddert',
        place: '',
        machine: '',
        operator: '',
      },
      particleSize: particleSizeOf(usual) ?? '',
    },
    async onSubmit({ protectionClass, ...typed }) {
      const body = { ...typed, destructionId, mediumIds: [...chosen], at: new Date().toISOString() };
      await api.post(destructionCalls.record(offerId), { ...body, protectionClass: Number(protectionClass) });
      await queries.invalidateQueries();
      onLeave();
    },
  });
  const typed = form.hook.watch();
  const doubts = destructionDoubts({
    ...{ securityLevel: typed.securityLevel, protectionClass: Number(typed.protectionClass) },
    mediaTypes: destroyed.map(({ mediaType }) => mediaType),
  });
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Form form={form}>
      <fieldset className="grid gap-2 [&_label]:min-h-(--control) [&_label]:items-center">
        <legend className="mb-2 font-emphasis">Vernichtet wurden</legend>
        {media.map((medium) => (
          <Checkbox
            key={medium.id}
            name={`destroyed-${medium.id}`}
            label={[mediumTitle(medium), medium.plate].filter(Boolean).join(', ')}
            value={chosen.has(medium.id)}
            onChange={(isChosen) => choose(medium.id, isChosen)}
          />
        ))}
      </fieldset>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Bound form={form} name="securityLevel">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="protectionClass">
          {(field) => (
            <Select {...field} emptyText={false} options={classes.map((value) => ({ value, label: value }))} />
          )}
        </Bound>
        <Bound form={form} name="technique">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="particleSize">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="place">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="machine">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="operator">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Bound>
      </div>
      <div role="status">
        {doubts.map((doubt) => (
          <p key={doubt} className="text-warn">
            {doubt}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {chosen.size > 0 && (
          <SubmitButton form={form} busyText="Wird festgehalten …">
            {chosen.size === 1 ? 'Vernichtung festhalten' : `Vernichtung von ${chosen.size} Datenträgern festhalten`}
          </SubmitButton>
        )}
        <Button data-leaves kind="quiet" onClick={onLeave}>
          Abbrechen
        </Button>
      </div>
    </Form>
  );
}
