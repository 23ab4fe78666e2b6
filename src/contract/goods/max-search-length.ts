/** What a search of the cockpit or the desk may hold, in characters. */
export const maxSearchLength = 200;
