import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Rating, RATINGS, RECOMMENDATIONS } from '../../contracts';
import { LongText } from '../../platform/http/request/text-fields';

const RatingField = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsIn(RATINGS, { message: 'Please choose one of the ratings.' }));
const Answer = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsBoolean({ message: 'Please answer yes or no.' }));
const Comment = (): PropertyDecorator => applyDecorators(IsOptional(), LongText());

/** A review as typed so far. Its completeness is checked when it is sent. */
export class ReviewDraftDto {
  @RatingField() significance?: Rating;
  @RatingField() originality?: Rating;
  @RatingField() design?: Rating;
  @RatingField() impact?: Rating;
  @RatingField() relevance?: Rating;
  @RatingField() abstractQuality?: Rating;
  @RatingField() conclusions?: Rating;
  @RatingField() referencing?: Rating;
  @RatingField() rating?: Rating;

  @IsOptional()
  @IsIn(RECOMMENDATIONS, { message: 'Please choose one of the recommendations.' })
  recommendation?: (typeof RECOMMENDATIONS)[number];

  @Answer() violation?: boolean;
  @Answer() editorialNeeded?: boolean;
  @Answer() volunteer?: boolean;

  @Comment() general?: string;
  @Comment() major?: string;
  @Comment() minor?: string;
  @Comment() commentsAbstract?: string;
  @Comment() commentsTables?: string;
  @Comment() commentsFigures?: string;
  @Comment() commentsReferences?: string;
  @Comment() commentsToEditor?: string;

  /** The number of saves that the form knows of, from the last response. If absent, overwrites whatever is stored. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  draftVersion?: number;

  /** Staff who review, or who are signed in for a reviewer, may send a review in which names were found. */
  @IsOptional() @IsBoolean() sendAnyway?: boolean;
}
