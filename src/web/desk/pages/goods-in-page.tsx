import { useHydrated } from '@tanstack/react-router';
import { forgetsSoon } from '#web/lib/forgets-soon.ts';
import { GoodsInSearch } from '../features/goods-in/goods-in-search.tsx';

/** Where goods-in begins: a parcel, a number or a plate is scanned, or a sale is chosen. */
export function GoodsInPage() {
  const isOffered = useHydrated() && forgetsSoon();
  return (
    <div className="grid gap-5 px-7 py-6 text-[1.134rem] [--control:56px] max-md:px-4">
      <h1>Waren annehmen</h1>
      <GoodsInSearch />
      {isOffered && (
        <p className="max-w-[46rem] text-muted">
          Safari löscht nach sieben Tagen ohne Besuch, was noch nicht gesendet ist. Legen Sie diese Seite deshalb auf
          den Home-Bildschirm (Teilen, „Zum Home-Bildschirm“), und öffnen Sie sie von dort.
        </p>
      )}
    </div>
  );
}
