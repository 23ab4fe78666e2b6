import { useState } from 'react';
import { deskReasonSchema } from '#contract/desk/desk-commands.ts';
import type { QueueRow } from '#contract/desk/desk-queue.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { eachInTurn, turnsText } from '../../hand-over/each-in-turn.ts';
import { HandOverDialog } from '../../hand-over/hand-over-dialog.tsx';
import { SnippetMenu } from '../../ui/snippet-menu.tsx';

interface RowActsProps {
  /** Those that are marked. */
  readonly rows: readonly QueueRow[];
  /** Whoever is asked about to whom they go. */
  readonly given: readonly string[];
  readonly onGive: (ids: readonly string[]) => void;
  /** What is marked from now on. */
  readonly onMark: (ids: readonly string[]) => void;
  readonly onSaid: (text: string) => void;
}

/** What can be done with several rows at once, and to whom one or several go. */
export function RowActs(props: RowActsProps) {
  const { rows, given, onGive, onMark, onSaid } = props;
  return (
    <>
      <HandOverDialog
        offerIds={given}
        onClose={() => onGive([])}
        onDone={(text) => {
          onSaid(text);
          onMark([]);
        }}
      />
      {rows.length > 0 && <MarkedBar {...props} />}
    </>
  );
}

function MarkedBar({ rows, onGive, onMark, onSaid }: RowActsProps) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const [isRejecting, setRejecting] = useState(false);
  const open = rows.filter(({ task }) => task === 'bid').map(({ id }) => id);
  return (
    <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-ink bg-steel px-3 py-1.5">
      <p role="status" className="mr-2 font-emphasis">
        {rows.length === 1 ? '1 Zeile markiert' : `${rows.length} Zeilen markiert`}
      </p>
      <Button className="px-3 py-1" onClick={() => onGive(rows.map(({ id }) => id))}>
        Weitergeben …
      </Button>
      {mayAtDesk(roles, 'reject') && open.length > 0 && (
        <Button className="px-3 py-1" onClick={() => setRejecting(true)}>
          {open.length === rows.length ? 'Ablehnen …' : `${open.length} davon ablehnen …`}
        </Button>
      )}
      <Button kind="quiet" className="px-3 py-1" onClick={() => onMark([])}>
        Markierung aufheben
      </Button>
      <Dialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={open.length === 1 ? 'Anfrage ablehnen?' : `${open.length} Anfragen ablehnen?`}
      >
        <RejectForm
          ids={open}
          onDone={(said) => {
            onSaid(said);
            onMark([]);
            setRejecting(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function RejectForm({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: (said: string) => void }) {
  const { api, queries } = useDesk();
  const [left, setLeft] = useState(ids);
  const form = useShopForm({
    schema: deskReasonSchema,
    labels: { reason: 'Grund' },
    defaultValues: { reason: '' },
    async onSubmit(body) {
      const reject = (id: string) => api.post(deskApi.command('reject', id), body, { 'idempotency-key': randomUuid() });
      await eachInTurn(left, reject, (failed) => {
        setLeft(failed);
        void queries.invalidateQueries();
      });
      onDone(turnsText(ids.length, 'abgelehnt'));
    },
  });
  return (
    <Form form={form}>
      <p className="text-muted">Jeder Kunde liest den Grund in seiner E-Mail.</p>
      {left.length < ids.length && (
        <p role="status" className="text-warn">
          {left.length} von {ids.length} {left.length === 1 ? 'ist' : 'sind'} noch nicht abgelehnt.
        </p>
      )}
      <Bound form={form} name="reason">
        {(field) => (
          <>
            <SnippetMenu name="absage" text={field.value} onText={field.onChange} />
            <TextArea {...field} />
          </>
        )}
      </Bound>
      <FormFoot form={form} act="Ablehnen" busyText="Wird gesendet …" />
    </Form>
  );
}
