/** GET /article/usual-days: medians of the journal in whole days; null while it has too few past articles. */
export interface UsualDays {
  /** From the submission until the first reviewer is asked. */
  asking: number | null;
  /** From the first reviewer who agrees until the first decision. */
  reviewing: number | null;
}
