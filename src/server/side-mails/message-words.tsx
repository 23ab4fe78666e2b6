import type { OfferMessage } from '#domain/sale/offer-message.ts';
import { OwnLines } from '#mail/own-lines.tsx';
import { Paragraph } from '#mail/paragraph.tsx';

/** What a message says, and how many files it has: they stay behind the log-in. */
export function MessageWords({ message: { text, files } }: { message: Pick<OfferMessage, 'text' | 'files'> }) {
  return (
    <>
      {text !== '' && <OwnLines text={text} />}
      {files.length > 0 && (
        <Paragraph>{files.length === 1 ? '1 Datei liegt bei.' : `${files.length} Dateien liegen bei.`}</Paragraph>
      )}
    </>
  );
}
