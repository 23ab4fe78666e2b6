import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ProblemError } from '#web/lib/problem-error.ts';
import { useLiveView } from '#web/lib/use-live.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { RampScreen } from '../features/goods-in/ramp-screen.tsx';
import { createScanSound } from '../features/goods-in/scan-sound.ts';
import { useGoodsIn, useRampQueue } from '../features/goods-in/use-ramp.ts';
import { MissingPage } from '../missing-page.tsx';

/** Goods-in of one sale. */
export function RampPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useGoodsIn(id);
  // Nothing is counted before it can be kept.
  const queue = useRampQueue();
  const [sound] = useState(() => createScanSound(typeof window === 'undefined' ? undefined : window.localStorage));
  useLiveView(id);
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return <MissingPage />;
  if (data && queue) return <RampScreen key={id} view={data} queue={queue} sound={sound} />;
  return (
    <div className="grid justify-items-start gap-3 p-7">
      <h1>Wareneingang</h1>
      {error === null ? <p role="status">Wird geladen …</p> : <ReadRefusal error={error} read={refetch} />}
    </div>
  );
}
