import { type BankFileView, bankCalls, bankMessageNames } from '#contract/money/bank-statements.ts';
import { unreadBankTexts } from '#domain/bank/bank-message.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

/** A file of the bank: what it holds, what became of its entries, and the file as it came. */
export function BankFilePart({ file }: { readonly file: BankFileView }) {
  const { id, name, hash, receivedAt, by, unread, unreadAt, messages } = file;
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-emphasis wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          {formatInstant(receivedAt)} · {by}
        </span>
      </p>
      {unread ? (
        <p className="text-warn wrap-anywhere">
          {unreadBankTexts[unread]} {unreadAt && `(${unreadAt})`}
        </p>
      ) : (
        <p>{resultOf(file)}</p>
      )}
      <p className="text-sm text-muted">
        {messages.map(({ kind, number }) => `${bankMessageNames[kind]} ${number}`).join(' · ')}{' '}
        <a href={bankCalls.file(id)} download className="text-link">
          Original
        </a>{' '}
        <span title={hash} className="tabular-nums">
          SHA-256 {hash.slice(0, 12)}…
        </span>
      </p>
    </li>
  );
}

function resultOf({ messages, paid, returned, rejected, known, waiting, open }: BankFileView): string {
  const pending = messages.reduce((sum, message) => sum + message.pending, 0);
  const parts = [
    [paid, 'bezahlt'],
    [returned, 'zurückgekommen'],
    [rejected, 'nicht ausgeführt'],
    [known, 'ohne Neues'],
    [waiting, 'zu klären'],
    [open, 'wird noch beurteilt'],
    [pending, 'noch nicht gebucht'],
  ] as const;
  const counted = parts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(' · ');
  return counted === '' ? 'Kein Umsatz, der neu wäre.' : counted;
}
