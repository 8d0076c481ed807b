import type { ArticleFile } from '../../src/article';
import {
  type CompetingInterests,
  DESIGNATION_LABELS,
  type Recommendation,
  type ReviewMode,
  type ReviewPublication,
  revisionInWords,
} from '../../src/contracts';
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
  None: 'nothing in particular',
};

/** How an article was submitted; empty for the usual mode. */
export const MODE_WORDS: Record<ReviewMode, string> = {
  SINGLE_ANONYMOUS: '',
  DOUBLE_ANONYMOUS: ' for double-anonymous review',
  TRIPLE_ANONYMOUS: ' for triple-anonymous review',
  OPEN: ' for open review',
};

/** The authors of a list. */
export const people = (authors: { firstName: string; lastName: string }[]): string =>
  authors.map(({ firstName, lastName }) => typed(`${firstName} ${lastName}`)).join(', ');

/** The suggested reviewers of a list, or 'none'. */
export const suggestions = (all: { fullName: string; email: string }[]): string =>
  all.map(({ fullName, email }) => typed(`${fullName} (${email})`)).join(', ') || 'none';

/** The end of a sentence: a reason as it was entered, or a full stop. */
export const because = (text: string | null): string =>
  text === null || text.trim() === '' ? '.' : `: ${typed(text)}`;

/** What a reviewer who accepted declared about competing interests; empty when they were not asked. */
export function declaring(interests: CompetingInterests | null): string {
  if (interests === null) return '';
  return interests.yes ? `, with competing interests: ${typed(interests.text ?? '')}` : ', without competing interests';
}

/** The agreement of a reviewer of an open review. */
export const naming = (named = false): string => (named ? ', and agreed to be named with the review' : '');

/** What the reviewer chose about publication; empty when the review may not be published. */
export function publishing(publication?: ReviewPublication): string {
  if (publication === undefined) return '';
  return `; it may be published ${publication === 'NAMED' ? 'with' : 'without'} the name`;
}

/** Why a request to a reviewer ended, within a sentence. */
export const CANCELLED_BECAUSE = {
  DECISION: 'because a decision was taken',
  WITHDRAWAL: 'because the article was withdrawn',
  EDITOR: 'by the editor',
};
