/** Opens the conversation with the cursor in the field. */
export const writeHash = '#schreiben';
