import { deriveSecret } from '../../platform/secrets';

/** Nobody computes the manuscript or its reviewer from it, and it is the same on each try. */
export const reviewIdOf = (assignmentId: string): string => deriveSecret('orcid-review', assignmentId);
