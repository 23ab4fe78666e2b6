import { judgeLists, listAims, sharesOf } from '#tests/support/judged-lists.ts';
import type { Verdict } from '#tests/support/list-truth.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Prints how well each list is read; with `--lines` every line that is not. */
export async function benchListAccuracy(folder = 'tests/fixtures/asset-lists'): Promise<void> {
  const lists = await judgeLists(folder);
  for (const { name, verdicts } of lists) {
    const { right, wrong, quantity } = sharesOf(verdicts);
    console.log(
      `${name.padEnd(28)} ${String(verdicts.length).padStart(4)} lines, right ${percent(right).padStart(7)}, wrong matches ${percent(wrong).padStart(6)}, quantity ${percent(quantity).padStart(7)}`,
    );
    if (process.argv.includes('--lines')) for (const verdict of verdicts) explain(verdict);
  }
  const all = lists.flatMap(({ verdicts }) => verdicts);
  const known = all.filter(({ known }) => known);
  const { right, wrong, quantity } = sharesOf(all);
  console.log(
    `all lists: ${all.length} lines, right ${percent(right)} (aim ≥ ${percent(listAims.right)}), wrong matches ${percent(wrong)} (aim ≤ ${percent(listAims.wrong)}), quantity ${percent(quantity)}`,
  );
  console.log(`lines whose model the catalogue holds: ${known.length}, right ${percent(sharesOf(known).right)}`);
}

function explain({ truth, rows, right, wrong, quantityRight }: Verdict): void {
  if (right && !wrong && (quantityRight || truth.category === 'ignored')) return;
  const read = rows.map(
    ({ text, confidence, entry, candidates, reason, quantity }) =>
      `${quantity} × „${text}“: ${confidence} ${reason ?? entry?.title ?? candidates.map(({ title }) => title).join(', ')}`,
  );
  console.log(
    `  ${wrong ? 'WRONG ' : ''}${truth.line}: ${truth.quantity} × ${truth.model || truth.category} ← ${read.join(' + ') || 'nothing'}`,
  );
}
