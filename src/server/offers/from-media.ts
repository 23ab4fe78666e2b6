import type { GivenMedium } from '#domain/offer/complete-media.ts';
import { composeMedia, refuseBeside, refuseUnrecorded } from '#domain/offer/compose-media.ts';
import { Problem } from '#server/problem.ts';
import type { Recorded } from './from-units.ts';

/** The media of a certificate as they are recorded one by one. Throws where there is no such sale. */
export function mediaOfRows(recorded: Recorded | undefined): GivenMedium[] {
  if (!recorded) throw new Problem(409, 'notAllowedInPhase');
  return composeMedia(recorded.state, recorded.media, recorded.units);
}

/** Records that were written by hand; throws where single data carriers are known that say otherwise (DEL-01). */
export function checkedMedia(given: GivenMedium[], recorded: Recorded | undefined): GivenMedium[] {
  const refusal = recorded && refuseBeside(recorded.state, recorded.media, given);
  if (refusal) throw new Problem(409, refusal);
  return given;
}

/** Throws where nothing shall be erased although data carriers are here (DEL-01, DEL-02). */
export function checkSkipped(recorded: Recorded | undefined): void {
  if (recorded && recorded.media.length > 0) throw new Problem(409, 'mediaDiffer');
}

/** Throws while a data carrier is here that stands on no certificate, also one that was found in the test and declared nowhere (DEL-01). */
export function checkAllErased(recorded: Recorded | undefined): void {
  const refusal = recorded && refuseUnrecorded(recorded.state, recorded.media);
  if (refusal) throw new Problem(409, refusal);
}
