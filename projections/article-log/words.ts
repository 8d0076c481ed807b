import type { ArticleFile } from '../../src/article';
import { DESIGNATION_LABELS, type Recommendation, revisionInWords } from '../../src/contracts';
import { typed } from './marks';

/** '"a.docx" (Manuscript of the first submission)'. */
export const named = ({ fileName, designation, revision }: ArticleFile): string =>
  `"${typed(fileName)}" (${DESIGNATION_LABELS[designation]} of ${revisionInWords(revision)})`;

/** Recommendations within a sentence. */
export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  Acceptance: 'acceptance',
  ConditionalAcceptance: 'conditional acceptance',
  MinorRevision: 'minor revision',
  MajorRevision: 'major revision',
  Rejection: 'rejection',
  Rejection_Inappropriate: 'rejection as inappropriate',
};
