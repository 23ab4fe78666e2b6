import type { ConfigType } from './kinds.ts';
import type { WizardItem } from './wizard-item.ts';

/**
 * What may still bind goods to their owner: a vendor's cloud without which they do nothing, an account that may be empty,
 * Apple's activation lock, an organisation's device management, a subscription, or a phone's account.
 */
export const lockKinds = ['cloud', 'account', 'apple', 'management', 'subscription', 'phone'] as const;
export type LockKind = (typeof lockKinds)[number];

const appleTypes: readonly ConfigType[] = ['iPad', 'macBook', 'macBookPro', 'iMac', 'macMini', 'macPro'];
const managedTypes: readonly ConfigType[] = ['notebook', 'tablet', 'surfacePro', 'surfaceBook'];
/** Devices that work only in their vendor's cloud or licence account. */
const cloudNames = /\b(meraki|mist|unifi|aruba central|instant on)\b/i;
const appleNames = /\b(ipad|iphone|imac|macbook|mac (mini|pro|studio))\b/i;
const phoneNames = /\b(smartphones?|handys?|galaxy s\d+|pixel \d+)\b/i;

function namesOf({ title, manufacturer, series, model, freetext }: WizardItem): string {
  return [title, manufacturer?.name, series?.name, model?.name, model?.note, freetext].filter(Boolean).join(' ');
}

/** What may still bind an item to an account, undefined where nothing does. */
export function lockOf(item: WizardItem): LockKind | undefined {
  const { type, category, model, series } = item;
  if (type !== undefined) return undefined;
  const names = namesOf(item);
  const configType = model?.configType ?? series?.configType;
  if (configType === 'lanSwitchWithBinding') return 'cloud';
  if (configType !== undefined && appleTypes.includes(configType)) return 'apple';
  if (configType !== undefined && managedTypes.includes(configType) && !appleNames.test(names)) return 'management';
  switch (category?.key) {
    case 'switch':
    case 'router':
      if (cloudNames.test(names)) return 'cloud';
      return configType === undefined && model === undefined ? 'account' : undefined;
    case 'firewall':
    case 'accessPoint':
      return cloudNames.test(names) ? 'cloud' : 'subscription';
    case 'notebookTablet':
      return appleNames.test(names) ? 'apple' : 'management';
    default:
      if (appleNames.test(names)) return 'apple';
      return phoneNames.test(names) ? 'phone' : undefined;
  }
}
