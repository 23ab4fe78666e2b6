import type { ReactNode } from 'react';
import { unreadListCodes } from '#contract/goods/unread-list.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonKind } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ListToRead } from './list-source.ts';

/** What goes away by itself or by trying again; whatever else is said about a list is said for good. */
const passing = new Set([
  'networkUnreachable',
  'tooManyRequests',
  'unavailable',
  'internal',
  'unexpected',
  'antiForgery',
  'listTookTooLong',
]);

interface ListFailedProps {
  readonly source: ListToRead;
  readonly code: string;
  readonly message: string;
  readonly onRetry: () => void;
  readonly onOther: () => void;
  /** Back to the list as it was read before; absent when it never was. */
  readonly onBack: (() => void) | undefined;
  /** Goes on with the file as an attachment. */
  readonly goOn: (kind: ButtonKind) => ReactNode;
}

/** A list that was not read: why, and the ways on. A file goes along all the same (IMP-02). */
export function ListFailed({ source, code, message, onRetry, onOther, onBack, goOn }: ListFailedProps) {
  const isGone = code === 'uploadUnknown';
  const isTransient = passing.has(code);
  // Reading may take as long the next time: then the file goes along unread.
  const isRetryFirst = isTransient && (code !== 'listTookTooLong' || source.kind === 'cells');
  return (
    <div className="mt-8 max-w-[40rem]">
      <Notice kind="warn" title={isGone ? 'Die Datei liegt uns nicht mehr vor' : 'Die Liste ließ sich nicht lesen'}>
        {isGone ? 'Bitte laden Sie die Liste noch einmal hoch.' : message}
        {source.kind === 'file' &&
          unreadListCodes.has(code) &&
          ' Die Datei liegt Ihrer Anfrage bei; wir lesen sie von Hand.'}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        {source.kind === 'file' && !isGone && !isRetryFirst && goOn('primary')}
        {isTransient && (
          <Button kind={isRetryFirst ? 'primary' : 'secondary'} onClick={onRetry} className="max-sm:w-full">
            Noch einmal versuchen
          </Button>
        )}
        {onBack !== undefined && (
          <Button onClick={onBack} className="max-sm:w-full">
            Zurück zur gelesenen Liste
          </Button>
        )}
        {source.kind === 'file' && isRetryFirst && onBack === undefined && goOn('secondary')}
        <Button kind={isGone ? 'primary' : 'quiet'} onClick={onOther} className="max-sm:w-full">
          {isGone ? 'Liste noch einmal hochladen' : source.kind === 'file' ? 'Andere Liste' : 'Andere Zellen'}
        </Button>
      </div>
    </div>
  );
}
