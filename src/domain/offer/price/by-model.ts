/** More positions than one screen or page shows at a look are folded by model, everywhere (docs/decisions/0580). */
export const isLongSheet = (positions: number): boolean => positions > 20;

/** Lines by what they are called, in the order in which the models are named first. */
export function byModel<Line>(lines: readonly Line[], titleOf: (line: Line) => string): (readonly [string, Line[]])[] {
  return [...Map.groupBy(lines, titleOf)];
}

/** How many units there are of each model. */
export function unitsByModel(lines: readonly { readonly title: string; readonly quantity: number }[]) {
  return byModel(lines, ({ title }) => title).map(([title, own]) => ({
    title,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
