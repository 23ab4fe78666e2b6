import { bankLimits } from '#contract/money/bank-limits.ts';
import { bankCalls, type TakenBankFile, takenBankFilesSchema } from '#contract/money/bank-statements.ts';
import { unreadBankTexts } from '#domain/bank/bank-message.ts';
import { useDesk } from '../../desk-context.ts';
import { HandInFiles } from '../../ui/hand-in-files.tsx';

/** Files of the bank are dropped, many at once; what their entries say stands in the list below. */
export function HandInStatements() {
  const { api } = useDesk();
  return (
    <HandInFiles
      name="kontoauszuege"
      label="Kontoauszüge einlesen"
      hint={`camt.053, camt.054 oder pain.002 als XML oder ZIP, je Datei bis ${bankLimits.bytes / 1024 / 1024}\u00a0MB.`}
      endings={['xml', 'zip']}
      bytes={bankLimits.bytes}
      send={async (form) => {
        const { files } = takenBankFilesSchema.parse(await api.upload(bankCalls.upload, form));
        return files.map((file) => ({
          name: file.name,
          text: resultOf(file),
          isRefused: file.unread !== undefined,
        }));
      }}
    />
  );
}

function resultOf({ isRepeat, unread, unreadAt }: TakenBankFile): string {
  if (unread) return [unreadBankTexts[unread], unreadAt && `(${unreadAt})`].filter(Boolean).join(' ');
  return isRepeat ? 'War schon eingelesen und zählt nicht noch einmal.' : 'Eingelesen. Das Ergebnis steht unten.';
}
