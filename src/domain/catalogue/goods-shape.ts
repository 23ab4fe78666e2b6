import { computers, devices, type GoodsClass, networkDevices, portables } from './goods-class.ts';

/** What goods look like, as the drawings of the wizard tell them apart. */
export const goodsShapes = ['notebook', 'handheld', 'monitor', 'rack', 'desktop'] as const;
export type GoodsShape = (typeof goodsShapes)[number];

const handhelds: readonly GoodsClass[] = ['tablet', 'iPad', 'phone'];
const withStand: readonly GoodsClass[] = ['monitor', 'allInOnePc', 'iMac'];
const inRacks: readonly GoodsClass[] = [
  ...networkDevices,
  ...devices.filter((one) => /^(server|storage|diskStorage|tapeLibrary)/.test(one)),
];

/** The shape of goods of a class; undefined for those that no drawing resembles. */
export function shapeOf(goods: GoodsClass | undefined): GoodsShape | undefined {
  const isOf = (classes: readonly GoodsClass[]) => goods !== undefined && classes.includes(goods);
  if (isOf(handhelds)) return 'handheld';
  if (isOf(portables) || goods === 'notebookTablet') return 'notebook';
  if (isOf(withStand)) return 'monitor';
  if (isOf(inRacks)) return 'rack';
  return isOf(computers) ? 'desktop' : undefined;
}
