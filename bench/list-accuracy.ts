import { fleetSize } from '#tests/factories/fleet/fleet-workbook.ts';
import { judgeFleet, judgeLists, listAims, sharesOf } from '#tests/support/judged-lists.ts';
import type { Verdict } from '#tests/support/list-truth.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const heldOut = 'zurueckgehalten';

/** Prints how well lists are read by kind; with `--lines` every line that is not, except of those that are held out. */
export async function benchListAccuracy(folder = 'tests/fixtures/asset-lists'): Promise<void> {
  const lists = await judgeLists(folder);
  if (process.argv.includes('--lines')) {
    for (const { name, kind, verdicts } of lists) {
      if (kind.startsWith(heldOut)) continue;
      console.log(`${kind} ${name}`);
      for (const verdict of verdicts) explain(verdict);
    }
  }
  for (const [kind, judged] of Map.groupBy(lists, (list) => list.kind)) {
    print(
      kind || 'Aufbau',
      judged.flatMap(({ verdicts }) => verdicts),
    );
  }
  const isHeldOut = ({ kind }: { readonly kind: string }) => kind.startsWith(heldOut);
  const verdictsOf = (isWanted: boolean) =>
    lists.filter((list) => isHeldOut(list) === isWanted).flatMap(({ verdicts }) => verdicts);
  print('all that are practised on', verdictsOf(false));
  print('all that are held out', verdictsOf(true));
  const fleet = await judgeFleet();
  print('Altgeraete_2026.xlsx, 8 sheets', fleet.verdicts);
  const devices = fleet.list.sheets.reduce((sum, sheet) => sum + (sheet.devices ?? 0), 0);
  console.log(`devices in it: ${devices} of ${fleetSize.devices}`);
  console.log(`aims: right ≥ ${percent(listAims.right)}, wrong matches ≤ ${percent(listAims.wrong)}`);
}

function print(name: string, verdicts: readonly Verdict[]): void {
  const { right, wrong, quantity, configuration, serials } = sharesOf(verdicts);
  const known = verdicts.filter((verdict) => verdict.known);
  console.log(
    `${name.padEnd(32)} ${String(verdicts.length).padStart(4)} lines, right ${percent(right).padStart(7)}, in the catalogue ${percent(sharesOf(known).right).padStart(7)}, wrong matches ${percent(wrong).padStart(6)}; ` +
      `quantity ${percent(quantity).padStart(7)}, configuration ${percent(configuration).padStart(7)}, serials ${percent(serials).padStart(7)}`,
  );
}

function explain({
  truth,
  rows,
  right,
  wrong,
  quantityRight,
  configurationRight = true,
  serialsRight = true,
}: Verdict): void {
  if (right && !wrong && configurationRight && serialsRight && (quantityRight || truth.category === 'ignored')) return;
  const read = rows.map(
    ({ text, confidence, entry, candidates, reason, quantity, configuration, serialNumbers }) =>
      `${quantity} × „${text}“: ${confidence} ${reason ?? entry?.title ?? candidates.map(({ title }) => title).join(', ')} ` +
      `${configurationRight ? '' : JSON.stringify(configuration)} ${serialsRight ? '' : serialNumbers.join(' ')}`,
  );
  console.log(
    `  ${wrong ? 'WRONG ' : ''}${truth.sheet}:${truth.line}: ${truth.quantity} × ${truth.model || truth.category} ${truth.configuration} ${truth.serials} ← ${read.join(' + ') || 'nothing'}`,
  );
}
