/** Opens the notes of a sale with the cursor in their field. */
export const noteHash = '#notiz';
