import type { ArticleFile } from '../../../src/article';
import { DESIGNATION_LABELS, type Recommendation, revisionInWords, t, texts } from '../../../src/contracts';
import { typed } from './marks';

/** What a sentence says about a file. */
export type FileFacts = Pick<ArticleFile, 'fileName' | 'designation' | 'revision'>;
export const fileFacts = ({ fileName, designation, revision }: FileFacts): FileFacts => ({
  fileName,
  designation,
  revision,
});

/** '"a.docx" (Manuscript of the first submission)'. */
export const named = ({ fileName, designation, revision }: FileFacts): string =>
  t('"{file}" ({designation} of {revision})', {
    file: typed(fileName),
    designation: DESIGNATION_LABELS[designation],
    revision: revisionInWords(revision),
  });

/** Recommendations within a sentence. */
export const RECOMMENDATION_WORDS: Record<Recommendation, string> = texts(
  {
    Acceptance: 'acceptance',
    ConditionalAcceptance: 'conditional acceptance',
    MinorRevision: 'minor revision',
    MajorRevision: 'major revision',
    Rejection: 'rejection',
    Rejection_Inappropriate: 'rejection as inappropriate',
    None: 'nothing in particular',
  },
  'recommends',
);

/** Names in a list. */
export const listed = (names: readonly string[]): string => names.map(typed).join(', ');

/** The end of a sentence: a reason as it was entered, or a full stop. */
export const because = (text: string | null): string =>
  text === null || text.trim() === '' ? '.' : `: ${typed(text)}`;

/** Why a request to a reviewer ended, within a sentence. */
export const CANCELLED_BECAUSE = texts({
  DECISION: 'because a decision was taken',
  WITHDRAWAL: 'because the article was withdrawn',
  EDITOR: 'by the editor',
});
