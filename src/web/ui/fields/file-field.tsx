import { useEffect, useEffectEvent, useRef } from 'react';
import { endingsText } from '#web/lib/file-refusal.ts';
import { classNames } from '../class-names.ts';
import { LaterIcon } from '../later-icon.tsx';
import { useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { FileList } from './file-list.tsx';
import type { PickedFile } from './picked-file.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface FileFieldProps extends Omit<FieldProps<readonly PickedFile[]>, 'onChange'> {
  /** File name endings without their dot, in lower case. */
  readonly endings: readonly string[];
  readonly multiple?: boolean;
  /** Whether a phone's camera is offered beside its files. */
  readonly camera?: boolean;
  readonly buttonText?: string;
  /** What letting go does, where files are not uploaded. */
  readonly dropText?: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onCancel?: (key: string) => void;
  readonly onRetry?: (key: string) => void;
  readonly onMove?: (key: string, by: -1 | 1) => void;
}

/** Files, chosen, dropped, pasted or taken with the camera; sending them is the caller's part, their state is shown here. */
export function FileField(props: FileFieldProps) {
  const { value, error, disabled, ref, endings, multiple = false, camera = false, onBlur, onPick, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(take);
  // What was chosen while the program was still on its way lies in the field, and nobody was told of it.
  const takeEarly = useEffectEvent(() => input.current && take(chosenIn(input.current)));
  useEffect(() => void takeEarly(), []);

  function take(files: readonly File[]) {
    if (files.length > 0 && disabled !== true) onPick(multiple ? files : files.slice(0, 1));
  }

  return (
    <FieldFrame {...props}>
      <div
        className={classNames(
          'relative flex min-h-[104px] flex-col items-center justify-center gap-1 rounded-sm border-[1.5px] border-dashed bg-sheet p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          error === undefined ? 'border-ink' : 'border-warn',
          isOver && 'bg-steel',
        )}
      >
        <span className="flex items-center gap-2 font-emphasis">
          <LaterIcon name="file" size={22} />
          {props.buttonText ?? (multiple ? 'Dateien auswählen' : 'Datei auswählen')}
        </span>
        <span className="text-sm text-muted">
          {isOver ? (
            (props.dropText ?? 'Loslassen zum Hochladen')
          ) : (
            <>
              <span className="pointer-coarse:hidden">oder hierher ziehen · </span>
              {endingsText(endings)}
            </>
          )}
        </span>
        <input
          {...useControlProps(props)}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          type="file"
          accept={endings.map((ending) => `.${ending}`).join(',')}
          multiple={multiple}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => take(chosenIn(event.currentTarget))}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {camera && <CameraButton disabled={disabled} onTake={take} />}
      <FileList
        files={value}
        onRemove={rest.onRemove}
        onCancel={rest.onCancel}
        onRetry={rest.onRetry}
        onMove={rest.onMove}
      />
    </FieldFrame>
  );
}

interface CameraButtonProps {
  readonly disabled: boolean | undefined;
  readonly onTake: (files: readonly File[]) => void;
}

/** Where there is a finger there is a camera; elsewhere the button would only open the files once more. */
function CameraButton({ disabled, onTake }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 hidden pointer-coarse:block">
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="min-h-(--control) w-full rounded-sm border-[1.5px] border-ink bg-sheet px-6 py-3 font-emphasis hover:bg-steel"
      >
        Foto aufnehmen
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onTake(chosenIn(event.currentTarget))}
        className="hidden"
      />
    </div>
  );
}

/** What was chosen; the same file can be chosen again after it was removed. */
function chosenIn(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
