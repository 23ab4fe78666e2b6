import { describe, expect, it } from 'vitest';
import { productFiles } from './source-graph.ts';

/** What reads lists and writes rows: in between, the domain's sale judges. */
const asksDatabase = productFiles.filter(({ path }) => /^src\/server\/(read-models|offers|status)\//.test(path));

/** Statements, as far as they are written by hand. */
const statements = ({ text }: { readonly text: string }) => text.match(/sql(<[^`]*>)?`[^`]*`/g) ?? [];

/** What stands outside the event log and decides whose turn it is, what has to be known, what blocks and what is owed. */
const judged = {
  'a processing agreement': /'waiting'/,
  'an own invoice': /invoiceVerdictOf\([^`]*(=|<>|in \()|'payable'/,
  'a payment that came back': /'(returned|notExecuted)'/,
  'a question of the account': /settledAt\} is null(?! then 'asked')/,
  'a label': /'(failed|unclear)'/,
  'a battery': /'(defective|loose|large|unchecked)'|'swollen'/,
  'what is to be done or whose turn it is':
    /then '(ours|theirs|underway|over|provider|customer)'|case\s+when[^`]*\$\{(is\(|offers\.(deskTask|deskSide|sellerIsAsked|providerIsAsked))/,
} as const;

describe('a sale is judged in src/domain/sale alone', () => {
  it.each(Object.entries(judged))('no statement judges %s', (_, rule) => {
    const found = asksDatabase.flatMap((file) =>
      statements(file).flatMap((text) => (rule.test(text) ? `${file.path}: ${text.slice(0, 120)}` : [])),
    );
    expect(found).toEqual([]);
  });

  it('reads the facts by one home, and everybody who writes one keeps the row', () => {
    const tables =
      'payouts|accountChecks|ownAgreements|incomingInvoices|shipments|mailDeliveries|batteryAnswers|heldBids|destructions';
    const writes = new RegExp(
      `\\.(insert|update|delete)\\((${tables})\\)|(insert into|update|delete from) \\$\\{(${tables})\\}`,
    );
    const writers = productFiles.filter(({ path, text }) => path.startsWith('src/server/') && writes.test(text));
    const without = writers.filter(({ text }) => !/keepSaleRows?\(|changingMails\(/.test(text)).map(({ path }) => path);
    expect(without).toEqual(rowsKeptByTheirCaller);
  });
});

/** Written by `writeSideRecord` or `handle`, which keep the row; or nothing that the row goes by. */
const rowsKeptByTheirCaller = [
  'src/server/bank/answer-account.ts',
  'src/server/mail-delivery/mails-of-account.ts',
  'src/server/media/destroy-media.ts',
  'src/server/media/erase-media.ts',
  'src/server/offers/held-bids.ts',
  'src/server/offers/incoming-invoices.ts',
  'src/server/offers/own-agreements.ts',
  'src/server/offers/packing-progress.ts',
  'src/server/payouts/compose-run.ts',
];
