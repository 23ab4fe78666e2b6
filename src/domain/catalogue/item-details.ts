import type { CategoryKey } from './kinds.ts';
import type { WizardItem } from './wizard-item.ts';

/** What search engines and the page's introduction say about an item. */
export interface ItemDetails {
  readonly metaDescription: string;
  readonly metaKeywords: string;
  /** Whether search engines may list the page. */
  readonly sitemap: boolean;
  readonly description: string;
  /** A picture of the catalogue's own, of which it has none; a seller's pictures stand at their item. */
  readonly imageUploadId: string | null;
}

const askFor: Record<WizardItem['selectType'], string> = {
  category: 'Wählen Sie den Hersteller, oder beschreiben Sie die Geräte mit eigenen Worten.',
  manufacturer:
    'Wählen Sie, was Sie von diesem Hersteller verkaufen möchten, oder beschreiben Sie es mit eigenen Worten.',
  category_manufacturer: 'Wählen Sie die Serie oder das Modell, oder beschreiben Sie die Geräte mit eigenen Worten.',
  series: 'Wählen Sie das Modell, oder beschreiben Sie die Geräte mit eigenen Worten.',
  type: 'Wählen Sie den Hersteller, oder nennen Sie selbst Modell und Stückzahl.',
  model: 'Nennen Sie Ausstattung und Stückzahl. Was Sie nicht wissen, lassen Sie offen.',
  freetext: 'Nennen Sie Zustand und Stückzahl. Was Sie nicht wissen, lassen Sie offen.',
};

/** Categories in which something else than the manufacturer is asked for. */
const askOtherwise: { readonly [key in CategoryKey]?: string } = {
  hardware: 'Wählen Sie die Art der Komponente, oder beschreiben Sie sie mit eigenen Worten.',
};

function introduction({ selectType, category }: WizardItem): string {
  const own = selectType === 'category' && category !== undefined ? askOtherwise[category.key] : undefined;
  return own ?? askFor[selectType];
}

/** German texts about an item's wizard page; a page in the customer's own words is not for search engines. */
export function itemDetails(item: WizardItem): ItemDetails {
  const { title, selectType, category, type, manufacturer, series, model } = item;
  const names = [title, category?.name, type?.name, manufacturer?.name, series?.name, model?.shortname];
  const keywords = new Set(names.flatMap((name) => (name === undefined ? [] : [name, `${name} verkaufen`])));
  return {
    metaDescription: `${title} verkaufen: Ausstattung angeben, Kaufpreisgebot erhalten und vor der Zusage jeden möglichen Abzug kennen.`,
    metaKeywords: [...keywords].join(', '),
    sitemap: selectType !== 'freetext',
    description: introduction(item),
    imageUploadId: null,
  };
}
