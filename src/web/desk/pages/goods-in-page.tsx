import { GoodsInSearch } from '../features/goods-in/goods-in-search.tsx';

/** Where goods-in begins: a parcel, a number or a plate is scanned, or a sale is chosen. */
export function GoodsInPage() {
  return (
    <div className="grid gap-5 px-7 py-6 text-[17px] [--control:56px] max-md:px-4">
      <h1>Waren annehmen</h1>
      <GoodsInSearch />
    </div>
  );
}
