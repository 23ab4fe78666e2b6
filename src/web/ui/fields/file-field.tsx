import { type DragEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { controlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { FileRow, type PickedFile } from './file-row.tsx';

interface FileFieldProps extends Omit<FieldProps<readonly PickedFile[]>, 'onChange'> {
  /** File name endings with their dot, '.pdf'. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly buttonText?: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
}

/** Files, chosen or dropped; sending them is the caller's part, their state is shown here. */
export function FileField(props: FileFieldProps) {
  const { value, error, disabled, ref, accept, multiple = false, onBlur, onPick, onRemove } = props;
  const [over, setOver] = useState(false);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onPick(multiple ? files : files.slice(0, 1));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (disabled !== true) take(event.dataTransfer.files);
  }

  return (
    <FieldFrame {...props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way, the input inside is everybody's */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'relative flex min-h-[104px] flex-col items-center justify-center gap-1 rounded-sm border-[1.5px] border-dashed bg-sheet p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          error === undefined ? 'border-ink' : 'border-warn',
          over && 'bg-steel',
        )}
      >
        <span className="flex items-center gap-2 font-emphasis">
          <Icon name="file" size={22} />
          {props.buttonText ?? (multiple ? 'Dateien auswählen' : 'Datei auswählen')}
        </span>
        <span className="text-sm text-muted">{`oder hierher ziehen · ${accept.join(', ')}`}</span>
        <input
          {...controlProps(props)}
          ref={ref}
          type="file"
          accept={accept.join(',')}
          multiple={multiple}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {value.length > 0 && (
        <ul aria-live="polite" className="mt-3 border-t border-line">
          {value.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => onRemove(file.key)} />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
