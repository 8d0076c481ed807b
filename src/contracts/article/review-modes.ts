import type { GroupName } from '../identity/groups';
import { texts } from '../language/texts';
import { ARTICLE_TYPES } from './article-rules';

/**
 * Which identities are hidden during review, in the terms of ANSI/NISO Z39.106-2023. Only modes that every screen, mail and
 * document obeys are in this list, so only these can be chosen.
 */
export const REVIEW_MODES = ['SINGLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'TRIPLE_ANONYMOUS', 'OPEN'] as const;
export type ReviewMode = (typeof REVIEW_MODES)[number];

/** The default mode. It also applies to every manuscript submitted before modes could be chosen. */
export const USUAL_REVIEW_MODE: ReviewMode = 'SINGLE_ANONYMOUS';

interface ModeWords {
  label: string;
  /** A text for the webmaster who chooses the mode, and for everyone who works with a manuscript in it. */
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
      'Neither reviewers nor editors learn who the authors are; editors find out with the final decision. Authors never learn who reviewed. Assistants and webmasters know both. Until the decision, editors cannot sign in as other people.',
  },
  OPEN: {
    label: 'Open review',
    explanation:
      'Reviewers see who the authors are. After the decision, authors and fellow reviewers see who wrote each review; reviewers agree to that when they accept.',
  },
});

const isMode = (word: string | undefined): word is ReviewMode => REVIEW_MODES.some((mode) => mode === word);

/** The mode of one type of manuscript, according to a setting such as '2:DOUBLE_ANONYMOUS'. */
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

/** The normal form of a setting: known types in their order, each with a known mode that is not the usual one. */
export const canonicalReviewModes = (setting: string): string => {
  const [first] = ARTICLE_TYPES;
  return first ? withReviewMode(setting, first.id, reviewModeOf(setting, first.id)) : '';
};

/** GET /article/types: a type of manuscript. */
export interface TypeOfArticle {
  id: number;
  name: string;
  /** The review mode of a manuscript of this type if it is submitted now. */
  reviewMode: ReviewMode;
  /** True when reviews of a manuscript of this type may be published with it. */
  publishesReviews: boolean;
}

/** True when reviewers must not know who the authors are. */
export const hidesAuthors = (mode: ReviewMode): boolean => mode === 'DOUBLE_ANONYMOUS' || hidesAuthorsFromEditors(mode);

/** True when, until the final decision, editors and associate editors must not know who the authors are either (ADR 122). */
export const hidesAuthorsFromEditors = (mode: ReviewMode): boolean => mode === 'TRIPLE_ANONYMOUS';

/** True when the setting hides the authors of at least one type from editors. Then the authors of every draft are hidden. */
export const hidesSomeAuthors = (setting: string): boolean =>
  ARTICLE_TYPES.some(({ id }) => hidesAuthorsFromEditors(reviewModeOf(setting, id)));

/** Groups that must not know the authors in a triple-anonymous review. Assistants and webmasters know them. */
export const BLIND_GROUPS: readonly GroupName[] = ['editor', 'associate editor'];

/** True when authors and fellow reviewers see, after the decision, who wrote a review. Reviewers must agree to this to accept a request. */
export const namesReviewers = (mode: ReviewMode): boolean => mode === 'OPEN';

/** Why a request in an open review cannot be accepted. */
export const NAMING_MESSAGES = texts({
  missing: 'In an open review, please agree that your name is shown with your review, or decline the request.',
});
