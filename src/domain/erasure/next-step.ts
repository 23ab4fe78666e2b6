import { isFlash, type MediaType } from './media-type.ts';
import type { Erasure, NextAction } from './medium.ts';
import type { Technique } from './technique.ts';

/** Times after which a medium that does not get erased is destroyed. */
const attemptsBeforeDestruction = 2;

/** What a medium is to be erased with, the most thorough first. */
const waysOf: Readonly<Record<MediaType, readonly Technique[]>> = {
  hdd: ['overwrite', 'ataSecureErase'],
  sshd: ['ataSanitizeCrypto', 'ataSecureErase'],
  ssdSata: ['ataSanitizeBlock', 'ataSanitizeCrypto', 'ataSecureErase'],
  ssdSas: ['scsiSanitize'],
  nvme: ['nvmeSanitize', 'nvmeFormat'],
  emmc: ['factoryReset'],
  usb: [],
  tape: ['degauss'],
  other: [],
};

export interface NextStep {
  readonly action: NextAction;
  /** With what it is to be erased again. */
  readonly technique?: Technique;
}

/** A carrier as far as its next step goes by it. */
export interface Attempted {
  readonly mediaType?: MediaType;
  readonly erasure?: Erasure;
  readonly isDestroyed: boolean;
  /** Techniques of every run that did not erase it, this one among them; undefined where a report names none. */
  readonly failedWith: readonly (Technique | undefined)[];
}

/** What is to be done with a medium, by what was tried so far. */
export function nextStep({ mediaType, erasure, isDestroyed, failedWith }: Attempted): NextStep {
  if (isDestroyed) return { action: 'none' };
  if (!erasure) return { action: 'erase' };
  if (erasure.result === 'erased') return { action: 'none' };
  if (erasure.result === 'notDetected') return { action: 'check' };
  if (failedWith.length >= attemptsBeforeDestruction) return { action: 'destroy' };
  const technique = waysOf[mediaType ?? 'other'].find((way) => !failedWith.includes(way));
  return technique === undefined ? { action: 'destroy' } : { action: 'eraseAgain', technique };
}

/** Whether a medium counts as erased but not as purged: flash cells that were only overwritten. */
export function isOnlyCleared({ mediaType, erasure }: Pick<Attempted, 'mediaType' | 'erasure'>): boolean {
  return erasure?.result === 'erased' && isFlash(mediaType) && erasure.sanitizationLevel === 'clear';
}
