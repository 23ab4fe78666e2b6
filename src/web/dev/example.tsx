import { type ReactNode, useState } from 'react';
import type { FieldProps } from '#web/ui/fields/field-props.ts';

interface ExamplesProps {
  readonly title: string;
  /** Where in the shop they stand, if not everywhere. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** All examples of one kind of input. */
export function Examples({ title, note, children }: ExamplesProps) {
  return (
    <section aria-label={title} className="mt-16 border-t border-line pt-8">
      <h2>{title}</h2>
      {note !== undefined && <p className="mt-2 text-muted">{note}</p>}
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  );
}

interface ExampleProps<Value> {
  /** What the example is called: 'Betrag, leer'. It is the field's label. */
  readonly name: string;
  readonly start: Value;
  readonly look?: Partial<FieldProps<Value>>;
  readonly children: (field: FieldProps<Value>) => ReactNode;
}

/** One input in one state; it holds its own value. */
export function Example<Value>({ name, start, look, children }: ExampleProps<Value>) {
  const [value, setValue] = useState(start);
  return (
    <div className="min-w-0">{children({ name: idOf(name), label: name, value, onChange: setValue, ...look })}</div>
  );
}

const idOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

interface StatesProps<Value> {
  /** What the input is called. */
  readonly of: string;
  readonly empty: Value;
  readonly filled: Value;
  readonly error: string;
  readonly children: (field: FieldProps<Value>) => ReactNode;
}

/** The states that every input knows, each under its name. */
export function States<Value>({ of, empty, filled, error, children }: StatesProps<Value>) {
  return (
    <>
      <Example name={`${of}, leer`} start={empty}>
        {children}
      </Example>
      <Example name={`${of}, ausgefüllt`} start={filled}>
        {children}
      </Example>
      <Example name={`${of}, Pflichtfeld`} start={empty} look={{ required: true, hint: 'Ein Hinweis zum Feld.' }}>
        {children}
      </Example>
      <Example name={`${of}, fehlerhaft`} start={empty} look={{ error }}>
        {children}
      </Example>
      <Example name={`${of}, gesperrt`} start={filled} look={{ disabled: true }}>
        {children}
      </Example>
    </>
  );
}
