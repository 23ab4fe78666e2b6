import { goodsKindNames } from '#contract/goods/goods-kind-names.ts';
import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { LockKind } from '#domain/catalogue/kinds.ts';

const otherNames: Readonly<Record<Exclude<ReverseChargeClass | LockKind, GoodsKind>, string>> = {
  none: 'Keine',
  mobilePhone: 'Mobiltelefon',
  integratedCircuit: 'Integrierter Schaltkreis',
  review: 'Im Einzelfall zu prüfen',
  cloud: 'Cloud-Verwaltung',
  account: 'Konto des Herstellers',
  apple: 'Apple-Aktivierungssperre',
  management: 'Geräteverwaltung',
  subscription: 'Abonnement',
};

/** What words of the catalogue's files are called at the desk; what is missing here is shown as it stands. */
export const valueNames: Readonly<Record<string, string>> = { ...otherNames, ...goodsKindNames };
