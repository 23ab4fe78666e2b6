import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Checkbox } from '../fields/checkbox.tsx';
import { ComboBox } from '../fields/combo-box.tsx';
import { DateField } from '../fields/date-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TicksField } from '../fields/ticks-field.tsx';
import { WeekdayPicker } from '../fields/weekday-picker.tsx';
import { Form } from './form.tsx';
import { useShopForm } from './use-shop-form.ts';

const words = { label: 'Feld', hint: 'Ein Hinweis', error: 'Bitte prüfen' };
const options = [
  { value: 'a', label: 'Eins', hint: 'Das erste' },
  { value: 'b', label: 'Zwei' },
];

function AForm() {
  const form = useShopForm({ schema: z.object({}), labels: {}, defaultValues: {}, async onSubmit() {} });
  const of = <T,>(name: string, value: T) => ({ ...words, name, value, onChange() {} });
  return (
    <Form form={form}>
      <TextField {...of('name', '')} />
      <PhoneField {...of('phone', '')} />
      <DateField {...of('day', undefined)} />
      <Checkbox {...of('yes', false)} />
      <ComboBox {...of('one', undefined)} options={options} />
      <RadioGroup {...of('which', undefined)} options={options} />
      <TicksField {...of('some', [])} choices={['a', 'b']} names={{ a: 'Eins', b: 'Zwei' }} />
      <WeekdayPicker {...of('days', [])} />
    </Form>
  );
}

it('two forms of one page may have a field of the same name: each label, hint and error belongs to one', () => {
  const html = renderToStaticMarkup([<AForm key="one" />, <AForm key="two" />]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
  const meant = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby|aria-controls|popovertarget)="([^"]+)"/gi)];
  expect(meant.length).toBeGreaterThan(30);
  expect(meant.flatMap(([, named = '']) => named.split(' ')).filter((id) => !ids.includes(id))).toEqual([]);
});
