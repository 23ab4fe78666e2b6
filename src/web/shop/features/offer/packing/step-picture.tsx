import type { ReactNode } from 'react';
import type { PackingPicture } from '#contract/site/content.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AntistaticPicture } from './pictures/antistatic-picture.tsx';
import { BackUpPicture } from './pictures/back-up-picture.tsx';
import { BatteryPicture } from './pictures/battery-picture.tsx';
import { BoxPicture } from './pictures/box-picture.tsx';
import { CheckPicture } from './pictures/check-picture.tsx';
import { DismantlePicture } from './pictures/dismantle-picture.tsx';
import { LabelPicture } from './pictures/label-picture.tsx';
import { PaddingPicture } from './pictures/padding-picture.tsx';
import { PalletPicture } from './pictures/pallet-picture.tsx';
import { SeparatePicture } from './pictures/separate-picture.tsx';
import { WeighPicture } from './pictures/weigh-picture.tsx';
import { WrapPicture } from './pictures/wrap-picture.tsx';

const pictures: Readonly<Record<PackingPicture, () => ReactNode>> = {
  sichern: BackUpPicture,
  pruefen: CheckPicture,
  demontieren: DismantlePicture,
  esd: AntistaticPicture,
  umwickeln: WrapPicture,
  trennen: SeparatePicture,
  karton: BoxPicture,
  polster: PaddingPicture,
  wiegen: WeighPicture,
  etikett: LabelPicture,
  palette: PalletPicture,
  akku: BatteryPicture,
};

interface StepPictureProps {
  readonly picture: PackingPicture;
  /** Shows its movement once, from the beginning. */
  readonly plays: boolean;
}

/** One drawing of the vocabulary; the sentence below says what it shows. It also moves under the pointer. */
export function StepPicture({ picture, plays }: StepPictureProps) {
  const Picture = pictures[picture];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 130"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('packing-picture w-full', plays && 'plays')}
    >
      <Picture />
    </svg>
  );
}
