import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnCreditReviews } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OwnReviews } from '../../removals/own-reviews';
import { ListOwnReviewsAtOrcidDto } from './list-own-reviews-at-orcid.dto';

@ApiTags('Reviewing')
@Controller()
export class ListOwnReviewsAtOrcidController {
  constructor(private readonly reviews: OwnReviews) {}

  /** The reviews of the person that wait for ORCID or were sent there, newest first. */
  @Get('reviewing-record/orcid/reviews')
  @Access({ groups: 'all' })
  list(@CurrentUser() user: RequestUser, @Query() { page, size }: ListOwnReviewsAtOrcidDto): Promise<OwnCreditReviews> {
    return this.reviews.list(user, page, size);
  }
}
