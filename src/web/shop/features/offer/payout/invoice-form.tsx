import { useState } from 'react';
import type { InvoiceReportView } from '#contract/money/invoice-check.ts';
import { uploadUses } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { orderOf, type PanelProps } from '../panel-props.ts';
import { isSelfBilled } from '../self-billed.ts';
import { useOneFile } from '../use-one-file.ts';
import { InvoiceForecast } from './invoice-forecast.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

const invoices = { endings: uploadUses.invoice, largest: uploadLimits.otherBytes };

/** The business customer's own invoice; a second one replaces the first. */
export function InvoiceForm({ view, actions }: PanelProps) {
  const [report, setReport] = useState<InvoiceReportView | 'unchecked'>();
  const replaces = view.document?.type === 'invoice';
  const selfBilled = isSelfBilled(view);
  const isSecondary = selfBilled || (view.actions.includes('finishOffer') && !view.invoiceGivenBack);
  const file = useOneFile({
    accepted: invoices,
    upload: actions.upload,
    whenSent: async (url) => setReport(await checked(url)),
  });
  const { busy, refusal, run } = useAction(async () => {
    if (file.url === undefined) return file.setError('Bitte wählen Sie Ihre Rechnung aus.');
    const invoice = { orderId: orderOf(view), invoiceUpload: file.url };
    await (view.takesCorrection ? actions.correctInvoice(invoice) : actions.act('issueInvoice', invoice));
    remove();
  });

  function remove() {
    file.remove();
    setReport(undefined);
  }

  /** What cannot be checked now is checked once it is handed in. */
  async function checked(uploaded: string) {
    try {
      return await actions.checkInvoice(uploaded);
    } catch (problem) {
      actions.noticeSignOut(problem);
      return 'unchecked';
    }
  }

  const isWrong = typeof report === 'object' && report.verdict === 'refused';
  return (
    <section className="mt-8 grid gap-5 border-t border-line pt-6">
      <h3>{replaces ? 'Neue Rechnung einreichen' : 'Rechnung einreichen'}</h3>
      {!replaces && selfBilled && (
        <p>
          Sie haben der Gutschrift zugestimmt. Reichen Sie stattdessen eine eigene Rechnung ein, stellen wir keine
          Gutschrift aus.
        </p>
      )}
      {!selfBilled && (!replaces || view.invoiceGivenBack) && <InvoiceLines view={view} />}
      <FileField
        name="invoiceUpload"
        label="Ihre Rechnung"
        hint="PDF, E-Rechnung (XML), JPG oder PNG, höchstens 10 MB"
        required
        endings={invoices.endings}
        value={file.value}
        error={file.error}
        onPick={([one]) => {
          if (one === undefined) return;
          setReport(undefined);
          void file.send(one);
        }}
        onRemove={remove}
      />
      {report && <InvoiceForecast report={report} />}
      <div>
        <Refusal text={refusal} />
        <Button
          kind={isSecondary || isWrong ? 'secondary' : 'primary'}
          busy={busy || file.isSending}
          busyText={busy ? 'Wird eingereicht …' : 'Wird hochgeladen und geprüft …'}
          className="max-sm:w-full"
          onClick={() => void run()}
        >
          {isWrong ? 'Trotzdem einreichen' : replaces ? 'Rechnung ersetzen' : 'Rechnung einreichen'}
        </Button>
      </div>
    </section>
  );
}
