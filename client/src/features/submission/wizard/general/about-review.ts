import { REVIEW_MODE_WORDS, t, type TypeOfArticle } from '@contracts';

/** Says that the reviews of such a manuscript may be published; null if they stay confidential. */
export const aboutPublication = ({ publishesReviews }: Pick<TypeOfArticle, 'publishesReviews'>): string | null =>
  publishesReviews ? t('If it is accepted, its reviews may be published with it, where the reviewers agree.') : null;

/** How a manuscript of this type is reviewed, and whether its reviews may be published. */
export function aboutReview(type: Pick<TypeOfArticle, 'reviewMode' | 'publishesReviews'>): string {
  const { label, explanation } = REVIEW_MODE_WORDS[type.reviewMode];
  return [`${label}. ${explanation}`, aboutPublication(type)].filter((one) => one !== null).join(' ');
}
