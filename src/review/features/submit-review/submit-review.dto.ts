import { IsIn, IsOptional } from 'class-validator';
import { PUBLICATION_MESSAGES, REVIEW_PUBLICATIONS, type ReviewPublication } from '../../../contracts';
import { ReviewDraftDto } from '../../drafts/review-draft.dto';

/** A review as sent, and whether it may be published. */
export class SubmitReviewDto extends ReviewDraftDto {
  /** How the review may be published with the accepted article; absent or null: it may not. */
  @IsOptional()
  @IsIn(REVIEW_PUBLICATIONS, { message: () => PUBLICATION_MESSAGES.unknown })
  publication?: ReviewPublication | null;
}
