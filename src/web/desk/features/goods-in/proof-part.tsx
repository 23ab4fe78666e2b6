import { Button } from '#web/ui/button.tsx';
import { PhotoButton } from './photo-button.tsx';
import type { Ramp } from './use-ramp.ts';

/** Photos of how the goods came: they go with the receipt, and stand for what is missing. */
export function ProofPart({ ramp }: { readonly ramp: Ramp }) {
  const { proofs } = ramp;
  return (
    <section aria-labelledby="beleg" className="grid gap-2">
      <h2 id="beleg">Wie die Ware ankam</h2>
      <p className="text-muted">
        Fotografieren Sie die Pakete, bevor Sie auspacken. Fehlt ein Gerät, sieht der Kunde diese Fotos.
      </p>
      <div className="flex flex-wrap gap-3">
        <PhotoButton text="Paket fotografieren" onTake={(photos) => photos.forEach(ramp.addProof)} />
        {proofs.map(({ id, state }, index) => (
          <Button key={id} kind="quiet" onClick={() => ramp.drop(id)}>
            Foto {index + 1} {state === 'waiting' && '(wartet)'} entfernen
          </Button>
        ))}
      </div>
    </section>
  );
}
