import { fittingOptions } from '#web/ui/fields/combo-box-options.ts';
import type { Option } from '#web/ui/fields/option.ts';

/** As many as the search fields of the shop show below a text. */
const shown = 8;

/** Models are suggested from this many characters on. */
export const minimumQuery = 2;

/** The models that hold every typed word, as suggestions; none for a model that is typed out. */
export function listedModels(models: readonly string[], typed: string): readonly Option[] {
  const options = models.map((model) => ({ value: model, label: model }));
  const fitting = fittingOptions(options, typed, {
    sorted: false,
    minimumQuery,
    freeEntry: false,
    emptyText: undefined,
  });
  return fitting.length === 1 && fitting[0]?.value === typed ? [] : fitting.slice(0, shown);
}
