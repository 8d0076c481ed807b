import { REVIEW_MODE_WORDS, t, type TypeOfArticle } from '@contracts';

/** What may become of the reviews of such a manuscript; null: they stay in confidence. */
export const aboutPublication = ({ publishesReviews }: Pick<TypeOfArticle, 'publishesReviews'>): string | null =>
  publishesReviews ? t('If it is accepted, its reviews may be published with it, where the reviewers agree.') : null;

/** How a manuscript of this type is reviewed, and what may become of its reviews. */
export function aboutReview(type: Pick<TypeOfArticle, 'reviewMode' | 'publishesReviews'>): string {
  const { label, explanation } = REVIEW_MODE_WORDS[type.reviewMode];
  return [`${label}. ${explanation}`, aboutPublication(type)].filter((one) => one !== null).join(' ');
}
