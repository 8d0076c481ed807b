import { deriveSecret } from '../../platform/secrets';

/** The same on each try. No one can compute the manuscript or its reviewer from it. */
export const reviewIdOf = (assignmentId: string): string => deriveSecret('orcid-review', assignmentId);
