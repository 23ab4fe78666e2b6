import { useState } from 'react';
import { type DecideTax, type TaxCase, type TaxEffect, taxCalls } from '#contract/money/desk-tax.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Option } from '#web/ui/fields/option.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { classWords, overrideWords, taxEffectText, treatmentWords } from './tax-words.ts';

type Choice = TaxCase['choices'][number]['treatment'];
type Override = TaxCase['overrides'][number]['reverseCharge'];
type SaidClass = NonNullable<DecideTax['goods']>[number]['class'];
type Hint = TaxCase['hints'][number]['code'];

interface DecideFormProps {
  readonly taxCase: TaxCase;
  readonly onDecided?: () => void;
}

const saidClasses: readonly SaidClass[] = ['none', 'tablet', 'mobilePhone', 'console', 'integratedCircuit'];
const isSaid = (value: string): value is SaidClass => saidClasses.some((one) => one === value);

/** What there is to choose, each with its effect in euros, and why it was chosen. */
export function DecideForm({ taxCase, onDecided }: DecideFormProps) {
  const { api, queries } = useDesk();
  const { offerId, version, choices, overrides, goods, hints, taxId, checks, decisions } = taxCase;
  const models = byModel(goods);
  const [treatment, setTreatment] = useState<Choice>();
  const [reverseCharge, setReverseCharge] = useState<Override>();
  const [classes, setClasses] = useState<Readonly<Record<string, SaidClass>>>({});
  const [seen, setSeen] = useState<readonly Hint[]>([]);
  const [confirmation, setConfirmation] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isConfirmed = checks.find(({ vatId }) => vatId === taxId)?.result === 'valid';
  const asksConfirmation = treatment === 'euAcquisition' && !isConfirmed;

  const decide = useAction(async () => {
    const said = models.flatMap(({ title, itemIds }) => {
      const named = classes[title];
      return named === undefined ? [] : itemIds.map((itemId) => ({ itemId, class: named }));
    });
    if (treatment === undefined && reverseCharge === undefined && said.length === 0 && seen.length === 0)
      return setError('Bitte wählen Sie zuerst, was gilt.');
    if (reason.trim() === '') return setError('Bitte nennen Sie den Grund.');
    const body: DecideTax = {
      version,
      known: decisions.length,
      ...(treatment !== undefined && { treatment }),
      ...(reverseCharge !== undefined && { reverseCharge }),
      ...(said.length > 0 && { goods: said }),
      ...(seen.length > 0 && { seen: [...seen] }),
      ...(asksConfirmation && confirmation.trim() !== '' && { confirmation: confirmation.trim() }),
      reason: reason.trim(),
    };
    try {
      await api.post(taxCalls.decide(offerId), body);
      onDecided?.();
    } finally {
      // Also when somebody else was faster: what stands now is shown.
      await queries.invalidateQueries();
    }
  });
  useActions({ decideTax: () => void decide.run() });

  return (
    <div className="grid gap-5 border-t border-ink pt-5">
      {choices.length > 0 && (
        <RadioGroup
          name="besteuerung"
          label="So wird besteuert"
          value={treatment}
          options={choices.map((one) => optionOf(one, one.treatment, treatmentWords))}
          onChange={setTreatment}
        />
      )}
      {asksConfirmation && (
        <TextField
          name="bestaetigung"
          label="Wodurch die USt-IdNr. bestätigt ist"
          hint="VIES hat sie nicht bestätigt: etwa die Antwort des Bundeszentralamts für Steuern mit Datum."
          value={confirmation}
          onChange={setConfirmation}
        />
      )}
      {goods.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-emphasis">Was die Geräte sind (§ 13b Abs. 2 Nr. 10 UStG)</legend>
          {models.map(({ title, quantity, total, named, before }, index) => (
            <Select
              key={title}
              name={`ware-${index}`}
              label={`${quantity} × ${title}, ${formatMoney(fromEuros(total))}`}
              hint={[`Katalog: ${classWords[named]}`, ...before].join('; ')}
              value={classes[title] ?? ''}
              options={saidClasses.map((value) => ({ value, label: classWords[value] }))}
              onChange={(value) => {
                const { [title]: _former, ...others } = classes;
                setClasses(value !== undefined && isSaid(value) ? { ...others, [title]: value } : others);
              }}
            />
          ))}
        </fieldset>
      )}
      {overrides.length > 0 && (
        <RadioGroup
          name="uebergang"
          label="Wer die Steuer dieser Geräte schuldet, abweichend von der Regel"
          value={reverseCharge}
          options={overrides.map((one) => optionOf(one, one.reverseCharge, overrideWords))}
          onChange={setReverseCharge}
          onClear={() => setReverseCharge(undefined)}
        />
      )}
      {hints.map(({ code, text }) => (
        <Checkbox
          key={code}
          name={`hinweis-${code}`}
          label={`Angesehen: ${text}`}
          value={seen.includes(code)}
          onChange={(isSeen) => setSeen(isSeen ? [...seen, code] : seen.filter((one) => one !== code))}
        />
      ))}
      <TextArea
        name="grund"
        label="Grund"
        hint="Bleibt im Haus. Der Verkäufer liest, was es für Preis und Beleg bedeutet."
        required
        rows={3}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <Refusal text={decide.refusal} />
      <div>
        <KeyButton action="decideTax" kind="primary" />
      </div>
    </div>
  );
}

/** A choice with what it comes to. */
function optionOf<V extends string>(effect: TaxEffect, value: V, words: Readonly<Record<V, string>>): Option<V> {
  return { value, label: words[value], hint: taxEffectText(effect) };
}

interface Model {
  readonly title: string;
  readonly itemIds: readonly string[];
  readonly quantity: number;
  /** Euros. */
  readonly total: number;
  readonly named: TaxCase['goods'][number]['class'];
  readonly before: readonly string[];
}

/** What goods are is said once for all lines of a model. */
function byModel(goods: TaxCase['goods']): Model[] {
  const models = new Map<string, Model>();
  for (const { itemId, title, quantity, total, class: named, before } of goods) {
    const sum = models.get(title) ?? { title, itemIds: [], quantity: 0, total: 0, named, before };
    const itemIds = [...sum.itemIds, itemId];
    models.set(title, { ...sum, itemIds, quantity: sum.quantity + quantity, total: sum.total + total });
  }
  return [...models.values()];
}
