import type { GroupName } from '../identity/groups';
import { texts } from '../language/texts';
import { ARTICLE_TYPES } from './article-rules';

/**
 * How identities are known during review, in the terms of ANSI/NISO Z39.106-2023. Only modes that hold on every screen, mail and
 * document are listed here, so only those can be chosen.
 */
export const REVIEW_MODES = ['SINGLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'TRIPLE_ANONYMOUS', 'OPEN'] as const;
export type ReviewMode = (typeof REVIEW_MODES)[number];

/** What applies where nothing else was chosen, and to every manuscript from before modes could be chosen. */
export const USUAL_REVIEW_MODE: ReviewMode = 'SINGLE_ANONYMOUS';

interface ModeWords {
  label: string;
  /** For the webmaster who chooses it, and for everybody who works under it. */
  explanation: string;
}

export const REVIEW_MODE_WORDS: Record<ReviewMode, ModeWords> = texts({
  SINGLE_ANONYMOUS: {
    label: 'Single-anonymous review',
    explanation: 'Reviewers see who the authors are. Authors never learn who reviewed.',
  },
  DOUBLE_ANONYMOUS: {
    label: 'Double-anonymous review',
    explanation:
      'Reviewers do not learn who the authors are, and authors do not learn who reviewed. The editorial office knows both.',
  },
  TRIPLE_ANONYMOUS: {
    label: 'Triple-anonymous review',
    explanation:
      'Neither reviewers nor editors learn who the authors are; editors learn it with the final decision. Authors never learn who reviewed. Assistants and webmasters know both, and editors cannot sign in for others meanwhile.',
  },
  OPEN: {
    label: 'Open review',
    explanation:
      'Reviewers see who the authors are. After the decision, authors and fellow reviewers see who wrote each review; reviewers agree to that when they accept.',
  },
});

const isMode = (word: string | undefined): word is ReviewMode => REVIEW_MODES.some((mode) => mode === word);

/** The mode of one type of manuscript, of a setting such as '2:DOUBLE_ANONYMOUS'. */
export function reviewModeOf(setting: string, typeId: number | null): ReviewMode {
  const mode = setting
    .split(',')
    .map((pair) => pair.split(':'))
    .find(([id]) => id === String(typeId))?.[1];
  return isMode(mode) ? mode : USUAL_REVIEW_MODE;
}

/** The setting with this mode for one type; types with the usual mode are left out. */
export function withReviewMode(setting: string, typeId: number, mode: ReviewMode): string {
  const chosen = ARTICLE_TYPES.map(({ id }) => [id, id === typeId ? mode : reviewModeOf(setting, id)] as const);
  return chosen
    .filter(([, one]) => one !== USUAL_REVIEW_MODE)
    .map(([id, one]) => `${id}:${one}`)
    .join(',');
}

/** The one form of a setting: known types in their order, each with a known mode that is not the usual one. */
export const canonicalReviewModes = (setting: string): string => {
  const [first] = ARTICLE_TYPES;
  return first ? withReviewMode(setting, first.id, reviewModeOf(setting, first.id)) : '';
};

/** GET /article/types. */
export interface TypeOfArticle {
  id: number;
  name: string;
  /** In which a manuscript of this type is reviewed that is submitted now. */
  reviewMode: ReviewMode;
  /** True when reviews of such a manuscript may be published with it. */
  publishesReviews: boolean;
}

/** True when reviewers must not learn who the authors are. */
export const hidesAuthors = (mode: ReviewMode): boolean => mode === 'DOUBLE_ANONYMOUS' || hidesAuthorsFromEditors(mode);

/** True when editors and associate editors must not learn either who the authors are, until the final decision (ADR 122). */
export const hidesAuthorsFromEditors = (mode: ReviewMode): boolean => mode === 'TRIPLE_ANONYMOUS';

/** True when a manuscript that is submitted now, of some type, would be hidden from editors: then every draft is. */
export const hidesSomeAuthors = (setting: string): boolean =>
  ARTICLE_TYPES.some(({ id }) => hidesAuthorsFromEditors(reviewModeOf(setting, id)));

/** Groups that must not learn in such a review who the authors are. Assistants and webmasters know. */
export const BLIND_GROUPS: readonly GroupName[] = ['editor', 'associate editor'];

/** True when authors and fellow reviewers learn after the decision who wrote a review. Reviewers have to agree before they accept. */
export const namesReviewers = (mode: ReviewMode): boolean => mode === 'OPEN';

/** Why a request of an open review cannot be accepted. */
export const NAMING_MESSAGES = texts({
  missing: 'In an open review, please agree that your name is shown with your review, or decline the request.',
});
