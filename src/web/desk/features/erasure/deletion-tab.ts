/** The view of a sale in which its media stand, as its address has it. */
export const deletionTab = 'loeschung';
