import type { ReactNode } from 'react';

/**
 * Keeps the primary action within thumb reach on phones: it stays at the lower edge while the panel is on the screen. A direct
 * child of the panel, since it cannot stick beyond its parent.
 */
export function ThumbBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-(--banner-height,0px) z-5 -mx-[20px] mt-6 border-t border-line bg-sheet px-[20px] py-3 max-[18.75rem]:py-1.5 max-[18.75rem]:text-sm max-[18.75rem]:leading-tight max-[18.75rem]:[&_button]:py-1 max-[18.75rem]:[&_p]:mb-1 sm:hidden">
      {children}
    </div>
  );
}
