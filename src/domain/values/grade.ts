/** How good a device is, from as good as new to only for parts. */
export const grades = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];
