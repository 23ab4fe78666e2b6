import { useState } from 'react';
import { z } from 'zod';
import { linkedRunsSchema, maxRuns, reportCalls } from '#contract/devices/erasure-reports.ts';
import { runCountsText } from '#contract/devices/medium-words.ts';
import { numberSchema, requiredTextSchema } from '#contract/fields.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { DismissForm } from '../../ui/dismiss-form.tsx';

interface RunsBarProps {
  readonly chosen: readonly number[];
  /** All runs that wait. */
  readonly all: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

const schema = z.strictObject({
  device: z.union([z.literal(''), numberSchema(120)]),
  reason: requiredTextSchema(500),
});

/** Several runs settled at once, with one reason: linked to one device or each to what it names, or laid aside; then what they prove together. */
export function RunsBar({ chosen, all, onChoose }: RunsBarProps) {
  const { api, queries } = useDesk();
  const [doing, setDoing] = useState<'link' | 'dismiss'>();
  const [told, setTold] = useState<{ readonly text: string; readonly left: readonly string[] }>();
  const rowIds = chosen.slice(0, maxRuns);

  async function after(text: string, left: readonly string[] = []) {
    setTold({ text, left });
    setDoing(undefined);
    onChoose([]);
    await queries.invalidateQueries();
  }

  if (all.length === 0 && told === undefined) return null;
  return (
    <section aria-label="Mehrere Läufe" className="sticky bottom-0 z-10 grid gap-3 border-t border-ink bg-paper py-3">
      <div role="status">
        {told && (
          <>
            <p className="font-emphasis">{told.text}</p>
            <ul>
              {[...new Set(told.left)].map((text) => (
                <li key={text} className="text-warn">
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {doing === undefined && all.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span>{chosen.length === 1 ? '1 Lauf gewählt' : `${numberText(chosen.length)} Läufe gewählt`}</span>
          {chosen.length < all.length && <Button onClick={() => onChoose(all)}>Alle wählen</Button>}
          {chosen.length > 0 && (
            <>
              <Button onClick={() => onChoose([])}>Keinen wählen</Button>
              <Button onClick={() => setDoing('link')}>Gewählte zuordnen …</Button>
              <Button onClick={() => setDoing('dismiss')}>Gewählte weglegen …</Button>
            </>
          )}
        </div>
      )}
      {doing === 'link' && (
        <LinkMany
          onLeave={() => setDoing(undefined)}
          onLink={async ({ device, reason }) => {
            const body = { rowIds, reason, ...(device !== '' && { device }) };
            const { left, ...counts } = linkedRunsSchema.parse(await api.post(reportCalls.link, body));
            const linked = runCountsText({ ...counts, waiting: 0 }) || 'Kein Lauf zugeordnet';
            const rest = left.length === 0 ? '' : ` · ${numberText(left.length)} nicht zugeordnet`;
            await after(
              `${linked}${rest}`,
              left.map(({ text }) => text),
            );
          }}
        />
      )}
      {doing === 'dismiss' && (
        <DismissForm
          startsOpen
          name="runs"
          onLeave={() => setDoing(undefined)}
          dismiss={async (reason) => {
            await api.post(reportCalls.dismissRows, { rowIds, reason });
            await after(rowIds.length === 1 ? '1 Lauf weggelegt' : `${rowIds.length} Läufe weggelegt`);
          }}
        />
      )}
    </section>
  );
}

interface LinkManyProps {
  readonly onLink: (linked: z.infer<typeof schema>) => Promise<void>;
  readonly onLeave: () => void;
}

function LinkMany({ onLink, onLeave }: LinkManyProps) {
  const form = useShopForm({
    schema,
    labels: {
      device: 'Kennzeichen oder Seriennummer des Geräts',
      reason: 'Woran zu erkennen ist, dass sie es waren',
    },
    defaultValues: { device: '', reason: '' },
    onSubmit: onLink,
  });
  return (
    <Form form={form}>
      <Bound form={form} name="device">
        {(field) => (
          <TextField
            {...field}
            name="link-runs-device"
            hint="Leer: Jeder Lauf kommt zu dem Datenträger oder Gerät, das er selbst nennt."
            autoComplete="off"
          />
        )}
      </Bound>
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name="link-runs-reason" autoComplete="off" />}
      </Bound>
      <FormFoot form={form} act="Zuordnen" busyText="Wird zugeordnet …" leaveText="Nicht zuordnen" onLeave={onLeave} />
    </Form>
  );
}
