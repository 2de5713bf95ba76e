import type { Grade } from '@hyangro/contracts/session/session.contract';

/** Whether members of a grade may use a coupon; one without grades is for all. */
export const isForGrade = ({ grades }: { grades: readonly string[] }, grade: Grade): boolean =>
  grades.length === 0 || grades.includes(grade);
