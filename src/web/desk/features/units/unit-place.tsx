import { useState } from 'react';
import type { z } from 'zod';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type UnitView, unitPageSchema } from '#contract/devices/units.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useStore } from '#web/lib/store.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { PlaceChoice } from '../../ui/place-choice.tsx';
import { useShowAnswer } from '../../use-show-answer.ts';

interface UnitPlaceProps {
  readonly unit: UnitView;
  readonly offerId: string;
  readonly places: readonly string[];
}

/** Puts a device on another place of the house, for whoever receives them. */
export function UnitPlace({ unit: { plate, place }, offerId, places }: UnitPlaceProps) {
  const { api, session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const show = useShowAnswer<z.infer<typeof unitPageSchema>>([deskApi.unit(plate)]);
  const [refusal, setRefusal] = useState<string>();
  if (places.length === 0 || !mayAtDesk(roles, 'receiveUnits')) return null;
  async function put(chosen: string | null) {
    setRefusal(undefined);
    try {
      const answer = await api.post(deskApi.changeUnit(offerId), { plate, place: chosen });
      await show(unitPageSchema.parse(answer));
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }
  return (
    <div className="mt-5 grid max-w-80 gap-2">
      <PlaceChoice place={place} places={places} onChange={(chosen) => void put(chosen)} />
      <Refusal text={refusal} />
    </div>
  );
}
