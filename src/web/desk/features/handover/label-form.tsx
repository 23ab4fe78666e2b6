import { z } from 'zod';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { daySchema, lineSchema } from '#contract/fields.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { carriers } from '#domain/offer/facts.ts';
import { carrierNames } from '#domain/values/tracking-number.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { usePickedFiles } from '#web/ui/fields/use-picked-files.ts';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useCommand } from '../../use-command.ts';
import { useDeskUpload } from '../../use-desk-upload.ts';
import { atSite, type HandoverAt } from './handover-place.ts';
import { NumbersField } from './numbers-field.tsx';
import { typedNumbers, typedNumbersSchema } from './typed-numbers.ts';

interface LabelFormProps {
  readonly offer: DeskOfferView;
  readonly place: HandoverAt;
}

const schema = z.object({
  carrier: z.enum(carriers, { error: 'Bitte auswählen.' }),
  numbers: typedNumbersSchema(1),
  codeNumber: z.union([z.literal(''), lineSchema(60)]),
  validUntil: z.union([z.null(), daySchema]),
});

const label = { endings: ['pdf'], largest: uploadLimits.otherBytes };
const picture = { endings: ['png', 'jpg', 'jpeg'], largest: uploadLimits.imageBytes };

/** A label that was made elsewhere: its file, its numbers, and for sellers without a printer the code that stands for it. */
export function LabelForm({ offer, place }: LabelFormProps) {
  const command = useCommand('sendShippingLabel', offer);
  const send = useDeskUpload();
  const labels = usePickedFiles({ accepted: label, most: 1, send });
  const codes = usePickedFiles({ accepted: picture, most: 1, send });
  const form = useShopForm({
    schema,
    labels: {
      carrier: 'Versand mit',
      numbers: 'Sendungsnummern',
      codeNumber: 'Nummer des QR-Codes',
      validUntil: 'QR-Code gültig bis',
    },
    defaultValues: {
      carrier: place.shippingLabelData?.carrier ?? 'dhl',
      numbers: '',
      codeNumber: '',
      validUntil: null,
    },
    async onSubmit({ carrier, numbers, codeNumber, validUntil }) {
      const [file] = labels.stored;
      const [image] = codes.stored;
      const code = {
        ...(image && { imageUpload: image.url }),
        ...(codeNumber !== '' && { number: codeNumber }),
        ...(validUntil !== null && { validUntil }),
      };
      await command({
        carrier,
        trackingNumbers: typedNumbers(numbers),
        ...(file && { labelUpload: file.url }),
        ...((image || codeNumber !== '') && { qrCode: code }),
        ...atSite(place),
      });
    },
  });
  const { carrier } = form.hook.watch();
  const name = place.site ?? 'verkauf';
  const isSending = labels.isSending || codes.isSending;
  return (
    <Form form={form}>
      <p>
        Für ein Etikett, das anderswo erstellt wurde. Vom Paketdienst bestellt wird es unter{' '}
        <PageLink href={`${deskPages.offer(offer.id)}?ansicht=versand`}>Versand</PageLink>.
      </p>
      <Bound form={form} name="carrier">
        {(field) => (
          <RadioGroup {...field} inline options={carriers.map((one) => ({ value: one, label: carrierNames[one] }))} />
        )}
      </Bound>
      <Bound form={form} name="numbers">
        {(field) => <NumbersField {...field} carrier={carrier} />}
      </Bound>
      <FileField
        name={`etikett-${name}`}
        label="Versandetikett"
        hint="Der Kunde druckt es aus."
        endings={label.endings}
        value={labels.files}
        onPick={labels.pick}
        onRemove={labels.remove}
      />
      <FileField
        name={`qr-code-${name}`}
        label="QR-Code als Bild"
        hint="Für Kunden ohne Drucker."
        endings={picture.endings}
        value={codes.files}
        onPick={codes.pick}
        onRemove={codes.remove}
      />
      <Bound form={form} name="codeNumber">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="validUntil">
        {(field) => <DateField {...field} />}
      </Bound>
      <FormFoot
        form={{ submitting: form.submitting || isSending }}
        act="Versandetikett senden"
        busyText={isSending ? 'Wird hochgeladen …' : 'Wird gesendet …'}
      />
    </Form>
  );
}
