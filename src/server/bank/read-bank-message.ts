import type { BankReading } from '#domain/bank/bank-message.ts';
import { readBankFile } from '#domain/bank/read-bank-file.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** A statement of a busy day has some ten thousand payments with thirty elements each. */
const bounds = { bytes: 25 * 1024 * 1024, levels: 40, nodes: 1_500_000 };

/** The bytes of a bank's XML file become its entries, or the reason why none of them is taken. For a worker. */
export async function readBankMessage({
  content,
  ownIbans,
}: {
  readonly content: Uint8Array;
  readonly ownIbans: readonly string[];
}): Promise<BankReading> {
  const read = readXml(content, bounds);
  if ('unread' in read) return { unread: read.unread };
  return readBankFile(read.root, ownIbans);
}
