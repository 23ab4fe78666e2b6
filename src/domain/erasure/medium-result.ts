/** What became of a data carrier in the end (DEL-01). */
export const mediumResults = ['erased', 'destroyed', 'failed', 'notDetected'] as const;
export type MediumResult = (typeof mediumResults)[number];
