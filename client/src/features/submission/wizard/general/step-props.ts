import type { ArticleFields } from '@contracts';
import type { Missing } from '../checks/missing';

export interface StepProps {
  fields: ArticleFields;
  /** Messages next to the fields; empty until the person first tries to continue. */
  missing: Missing;
  change(part: Partial<ArticleFields>): void;
}
