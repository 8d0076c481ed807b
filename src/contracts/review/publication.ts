import { texts } from '../language/texts';
import { typesIn } from './interests';

/** How a review may be published with its article, if the article is accepted. Without the reviewer's answer it is not published. */
export const REVIEW_PUBLICATIONS = ['ANONYMOUS', 'NAMED'] as const;
export type ReviewPublication = (typeof REVIEW_PUBLICATIONS)[number];

/** Texts for the reviewer who chooses, and for the office. */
export const REVIEW_PUBLICATION_LABELS: Record<ReviewPublication, string> = texts({
  ANONYMOUS: 'May be published without the name',
  NAMED: 'May be published with the name',
});

export const PUBLICATION_MESSAGES = texts({
  unknown: 'Please choose whether the review may be published.',
  none: 'No review of this article may be published.',
  notAsked: 'Reviews of this manuscript are not published.',
});

/** True when reviews of an accepted manuscript of this type may be published, by the setting `reviewPublication`. */
export const publishesReviewsOf = (setting: string, typeId: number | null): boolean =>
  typeId !== null && typesIn(setting).includes(String(typeId));
