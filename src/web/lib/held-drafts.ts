/** Whether a page is being taken over that the server rendered without what was typed in this tab. */
let held = false;

/** From now on drafts are neither read nor kept: the program has to show what the server showed, which knows none. */
export function holdDrafts(): void {
  held = true;
}

/** The page is taken over. */
export function releaseDrafts(): void {
  held = false;
}

export const areDraftsHeld = () => held;
