import {
  type CatalogueEntry,
  type CatalogueFile,
  catalogueCalls,
  catalogueChangedSchema,
  catalogueChoicesSchema,
  catalogueFormSchema,
} from '#contract/desk/desk-catalogue.ts';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';
import { type Choices, EntryControl } from './entry-control.tsx';
import { entryFields } from './entry-fields.ts';

interface EntryFormProps {
  readonly file: CatalogueFile;
  /** The entry to be corrected, absent for a new one. */
  readonly id?: string;
  readonly basedOn: number;
  /** What stands in the fields at first. */
  readonly row: Readonly<Record<string, string>>;
  readonly questions: CatalogueEntry['questions'];
  readonly submitText: string;
  /** What was said of the last time does not hold any more. */
  readonly onTry?: () => void;
  readonly onKept: (id: string) => Promise<void>;
}

/** One row of the catalogue with all that can be said of it. */
export function EntryForm(props: EntryFormProps) {
  const { data, error, refetch } = useRead(catalogueCalls.choices, catalogueChoicesSchema);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  return <Fields {...props} choices={data} />;
}

function Fields(props: EntryFormProps & { readonly choices: Choices }) {
  const { file, id, basedOn, row, questions, submitText, onTry, onKept, choices } = props;
  const { api } = useDesk();
  const groups = entryFields[file];
  const fields = groups.flatMap((group) => group.fields);
  const form = useShopForm({
    schema: catalogueFormSchema,
    labels: Object.fromEntries(fields.map(({ column, label }) => [`row.${column}`, label])),
    defaultValues: { row: Object.fromEntries(fields.map(({ column }) => [column, row[column] ?? ''])) },
    async onSubmit(values) {
      onTry?.();
      const body = { file, basedOn, ...values, ...(id !== undefined && { id }) };
      const kept = catalogueChangedSchema.parse(await api.post(catalogueCalls.change, body));
      await onKept(kept.id);
    },
  });
  return (
    <Form form={form}>
      {groups.map(({ title, fields: ofGroup }) => (
        <fieldset key={title} className="grid items-end gap-x-6 gap-y-4 border-t border-line pt-4 md:grid-cols-2">
          <legend className="pr-3 font-headline">{title}</legend>
          {ofGroup.map((field) => (
            <Bound key={field.column} form={form} name={`row.${columnOf(field.column)}`}>
              {(bound) => (
                <EntryControl
                  {...{ field, choices, questions }}
                  bound={{ ...bound, value: bound.value ?? '' }}
                  chosen={{
                    manufacturer: form.hook.watch('row.manufacturer') ?? '',
                    category: form.hook.watch('row.category') ?? '',
                  }}
                />
              )}
            </Bound>
          ))}
        </fieldset>
      ))}
      <FormFoot form={form} act={submitText} busyText="Wird gespeichert …" />
    </Form>
  );
}

type Column = keyof typeof catalogueFormSchema.shape.row.shape;

const columns = catalogueFormSchema.shape.row.keyof().options;

/** The column as the form's schema knows it. */
function columnOf(name: string): Column {
  const column = columns.find((one) => one === name);
  if (column === undefined) throw new Error(`The form has no column ${name}`);
  return column;
}
