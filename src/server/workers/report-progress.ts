/** Says how far a task is, from 0 to 1; a task takes it as its second argument. */
export type ReportProgress = (share: number) => void;
