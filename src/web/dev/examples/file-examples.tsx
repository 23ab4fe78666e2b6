import { uploadUses } from '#contract/site/upload-kinds.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { PickedFile } from '#web/ui/fields/picked-file.ts';
import { Example, Examples, States } from '../example.tsx';
import { longText, required } from './example-words.ts';

const onItsWay: readonly PickedFile[] = [
  { key: '1', name: 'wartet.csv', state: 'waiting' },
  { key: '2', name: 'unterwegs.csv', state: 'sending', progress: 0.4 },
  { key: '3', name: 'unterbrochen.csv', state: 'paused' },
  { key: '4', name: 'gerade-fertig.csv', state: 'justComplete' },
  { key: '5', name: 'fertig.csv', state: 'complete' },
  { key: '6', name: 'gescheitert.csv', state: 'failed', message: 'Die Datei ist leer.', again: 'Erneut senden' },
  { key: '7', name: `${longText}.csv`, state: 'complete' },
];

export function FileExamples() {
  return (
    <Examples title="Datei">
      <States<readonly PickedFile[]>
        of="Datei"
        empty={[]}
        filled={[{ key: '1', name: 'inventar.csv', state: 'complete' }]}
        error={required('Datei')}
      >
        {({ onChange, value, ...field }) => (
          <FileField
            {...field}
            value={value}
            endings={uploadUses.list}
            onPick={(files) => onChange(files.map(({ name }) => ({ key: name, name, state: 'complete' })))}
            onRemove={(key) => onChange(value.filter((file) => file.key !== key))}
          />
        )}
      </States>
      <Example name="Datei, in jedem Stand" start={onItsWay}>
        {({ onChange, value, ...field }) => {
          const without = (key: string) => onChange(value.filter((file) => file.key !== key));
          return (
            <FileField
              {...field}
              value={value}
              multiple
              endings={uploadUses.image}
              onPick={(files) =>
                onChange([...value, ...files.map(({ name }) => ({ key: name, name, state: 'complete' as const }))])
              }
              onRemove={without}
              onCancel={without}
              onRetry={(key) =>
                onChange(value.map((file) => (file.key === key ? { key, name: file.name, state: 'waiting' } : file)))
              }
            />
          );
        }}
      </Example>
    </Examples>
  );
}
