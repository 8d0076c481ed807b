/** GET /article/usual-days: medians of the journal in whole days; null while the journal has too few past articles. */
export interface UsualDays {
  /** From the submission until the first reviewer is asked. */
  asking: number | null;
  /** From the first acceptance by a reviewer until the first decision. */
  reviewing: number | null;
}
