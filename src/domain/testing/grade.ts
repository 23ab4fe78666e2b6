import { type Grade, grades } from '#domain/values/grade.ts';

/** What speaks about a grade: a device is at best as good as this. */
export interface GradeReason {
  readonly text: string;
  readonly atBest: Grade;
}

/** A grade, and what made it: nothing where nothing lowered it. */
export interface ExplainedGrade {
  readonly grade: Grade;
  readonly because: readonly string[];
}

/** The grade by its rules: a device is as good as the worst that was said of it. */
export function gradeOf(reasons: readonly GradeReason[]): ExplainedGrade {
  const worst = reasons.reduce((found, { atBest }) => Math.max(found, grades.indexOf(atBest)), 0);
  const grade = grades[worst] ?? 'A';
  const made = worst === 0 ? [] : reasons.filter(({ atBest }) => atBest === grade).map(({ text }) => text);
  return { grade, because: [...new Set(made)] };
}
