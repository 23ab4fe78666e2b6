import { useState } from 'react';
import { deskReasonSchema } from '#contract/desk/desk-commands.ts';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useCommand } from '../../use-command.ts';

/** What ends a sale from the provider's side: how it is called, and what the seller will read. */
const endings = {
  reject: { name: 'Ablehnen', question: 'Anfrage ablehnen?', told: 'Der Kunde liest den Grund in seiner E-Mail.' },
  rejectOrder: {
    name: 'Auftrag ablehnen',
    question: 'Auftrag ablehnen?',
    told: 'Die Ware geht zurück. Der Kunde liest den Grund in seiner E-Mail.',
  },
  cancel: { name: 'Stornieren', question: 'Verkauf stornieren?', told: 'Der Kunde liest den Grund in seiner E-Mail.' },
} as const;
type Ending = keyof typeof endings;

const isEnding = (command: string): command is Ending => Object.hasOwn(endings, command);

/** The ways to end a sale that are open now, each asked for its reason first. */
export function EndingButtons({ offer }: { readonly offer: DeskOfferView }) {
  const [asked, setAsked] = useState<Ending>();
  const possible = offer.commands.filter(isEnding);
  if (possible.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {possible.map((ending) => (
        <Button key={ending} onClick={() => setAsked(ending)}>
          {endings[ending].name} …
        </Button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === undefined ? '' : endings[asked].question}
      >
        {asked !== undefined && <ReasonForm ending={asked} offer={offer} onDone={() => setAsked(undefined)} />}
      </Dialog>
    </div>
  );
}

interface ReasonFormProps {
  readonly ending: Ending;
  readonly offer: Pick<DeskOfferView, 'id' | 'version'>;
  readonly onDone: () => void;
}

function ReasonForm({ ending, offer, onDone }: ReasonFormProps) {
  const send = useCommand(ending, offer);
  const { name, told } = endings[ending];
  const form = useShopForm({
    schema: deskReasonSchema,
    labels: { reason: 'Grund' },
    defaultValues: { reason: '' },
    async onSubmit(body) {
      await send(body);
      onDone();
    },
  });
  return (
    <>
      <p className="mb-4 text-muted">{told}</p>
      <Form form={form}>
        <Bound form={form} name="reason">
          {(field) => <TextArea {...field} />}
        </Bound>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busyText="Wird gesendet …">
            {name}
          </SubmitButton>
          <Button kind="quiet" onClick={onDone}>
            Zurück
          </Button>
        </div>
      </Form>
    </>
  );
}
