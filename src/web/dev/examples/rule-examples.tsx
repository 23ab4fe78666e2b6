import { z } from 'zod';
import { confirm, ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { MaskedField } from '#web/ui/fields/masked-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Examples } from '../example.tsx';
import { unusedMasks } from '../unused-inputs/unused-masks.ts';
import { allGermanTexts, unusedRules } from '../unused-inputs/unused-rules.ts';

const text = z.string();

/** Each rule with a field of its own; 'optional' may stay empty, `bail` tells one fault of two. */
const schema = confirm(
  z.object({
    required: ruled(text, rules.required),
    optional: ruled(text, unusedRules.optional(rules.email)),
    alpha: ruled(text, unusedRules.alpha),
    alphanumeric: ruled(text, unusedRules.alphanumeric),
    after: ruled(text, rules.after('2026-12-24')),
    before: ruled(text, unusedRules.before('2026-12-24')),
    date: ruled(text, rules.date),
    between: ruled(text, unusedRules.between(2, 4)),
    min: ruled(text, rules.min(3)),
    max: ruled(text, rules.max(3)),
    number: ruled(text, unusedRules.number),
    email: ruled(text, rules.email),
    url: ruled(text, unusedRules.url),
    startsWith: ruled(text, unusedRules.startsWith('DE')),
    endsWith: ruled(text, unusedRules.endsWith('.de')),
    in: ruled(text, unusedRules.in('dhl', 'dpd')),
    not: ruled(text, unusedRules.not('admin')),
    matches: ruled(text, unusedRules.matches(/^\d{3}$/)),
    bail: ruled(text, rules.bail, unusedRules.alpha, rules.min(5)),
    postcode: ruled(text, unusedRules.postcode),
    iban: ruled(text, unusedRules.iban),
    password: text,
    confirm: text,
    accepted: ruled(z.boolean(), rules.accepted()),
    switchedOn: ruled(z.boolean(), unusedRules.switchedOn),
  }),
  { field: 'confirm', of: 'password', name: 'Passwort' },
);

const texts = {
  required: ['Pflicht', ''],
  optional: ['Freiwillig', ''],
  alpha: ['Buchstaben', 'a1'],
  alphanumeric: ['Buchstaben und Ziffern', 'a 1'],
  after: ['Später', '2026-12-24'],
  before: ['Früher', '2026-12-24'],
  date: ['Tag', '2026-02-30'],
  between: ['Zwischen', 'abcde'],
  min: ['Mindestens', 'ab'],
  max: ['Höchstens', 'abcd'],
  number: ['Zahl', 'zwei'],
  email: ['E-Mail-Adresse', 'kim@'],
  url: ['Web', 'example'],
  startsWith: ['Anfang', 'AT1'],
  endsWith: ['Ende', 'example.com'],
  in: ['Eines davon', 'ups'],
  not: ['Keines davon', 'admin'],
  matches: ['Muster', '12'],
  bail: ['Das Nächste allein', 'a1'],
  postcode: ['Feld', '00000'],
  iban: ['Nummer', 'DE03'],
} as const;

type TextName = keyof typeof texts;
const textNames = Object.keys(texts).filter((name): name is TextName => name in texts);
const labels = {
  ...Object.fromEntries(textNames.map((name) => [name, texts[name][0]])),
  password: 'Passwort',
  confirm: 'Passwort wiederholen',
  accepted: 'Einverstanden',
  switchedOn: 'Eingeschaltet',
};

const startOf = (name: TextName): string => texts[name][1];

export function RuleExamples() {
  const form = useShopForm({
    schema,
    language: allGermanTexts,
    labels,
    defaultValues: {
      required: startOf('required'),
      optional: startOf('optional'),
      alpha: startOf('alpha'),
      alphanumeric: startOf('alphanumeric'),
      after: startOf('after'),
      before: startOf('before'),
      date: startOf('date'),
      between: startOf('between'),
      min: startOf('min'),
      max: startOf('max'),
      number: startOf('number'),
      email: startOf('email'),
      url: startOf('url'),
      startsWith: startOf('startsWith'),
      endsWith: startOf('endsWith'),
      in: startOf('in'),
      not: startOf('not'),
      matches: startOf('matches'),
      bail: startOf('bail'),
      postcode: startOf('postcode'),
      iban: startOf('iban'),
      password: 'ein langes Passwort',
      confirm: 'ein anderes Passwort',
      accepted: false,
      switchedOn: false,
    },
    onSubmit: async () => {},
  });
  return (
    <section aria-label="Regeln" className="mt-16 border-t border-line pt-8">
      <h2>Regeln</h2>
      <p className="mt-2 mb-8 text-muted">
        Im Shop gelten Pflicht, Später, Tag, Mindestens, Höchstens, E-Mail-Adresse, das Nächste allein, Passwort und
        Einverstanden, dazu Postleitzahl und IBAN mit eigenem Satz. Die übrigen haben dort keine Verwendung.
      </p>
      <Form form={form}>
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {textNames.map((name) => (
            <Bound key={name} form={form} name={name}>
              {(field) => <TextField {...field} />}
            </Bound>
          ))}
          <Bound form={form} name="password">
            {(field) => <PasswordField {...field} autoComplete="new-password" />}
          </Bound>
          <Bound form={form} name="confirm">
            {(field) => <PasswordField {...field} autoComplete="new-password" />}
          </Bound>
          <Bound form={form} name="accepted">
            {(field) => <Checkbox {...field} />}
          </Bound>
          <Bound form={form} name="switchedOn">
            {(field) => <Checkbox {...field} asSwitch />}
          </Bound>
        </div>
        <FormFoot form={form} act="Regeln prüfen" busyText="Wird geprüft …" />
      </Form>
      <IdleExample />
    </section>
  );
}

const idleSchema = z.object({ address: ruled(text, unusedRules.mac) });

/** A masked field that is judged after a pause. */
function IdleExample() {
  const form = useShopForm({
    schema: idleSchema,
    language: allGermanTexts,
    labels: { address: 'MAC nach einer Pause' },
    defaultValues: { address: '' },
    onSubmit: async () => {},
  });
  return (
    <Examples title="Maske, geprüft nach 3 Sekunden Ruhe">
      <Form form={form}>
        <Bound form={form} name="address">
          {(field) => <MaskedField {...field} mask={unusedMasks.mac} />}
        </Bound>
      </Form>
    </Examples>
  );
}
