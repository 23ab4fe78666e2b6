import { shopConfig } from '#shop.config.ts';

/** Mark and name of the shop. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-[1.05rem] sm:gap-2.5 sm:text-[1.25rem] font-headline tracking-[-0.02em]">
      <svg aria-hidden="true" viewBox="0 0 22 22" className="size-5 text-accent sm:size-[22px]">
        <path fill="currentColor" d="M0 0h22v13h-8v9H0z" />
      </svg>
      {shopConfig.productName}
    </span>
  );
}
