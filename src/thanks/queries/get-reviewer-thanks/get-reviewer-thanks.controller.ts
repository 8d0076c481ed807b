import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerThanks } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetReviewerThanksDto } from './get-reviewer-thanks.dto';
import { GetReviewerThanksReader } from './get-reviewer-thanks.reader';

@ApiTags('Editorial side')
@Controller()
export class GetReviewerThanksController {
  constructor(private readonly reader: GetReviewerThanksReader) {}

  /** The list of reviewers that the journal may print: those who agreed to be named, and the number of the others. */
  @Get('reviewers-of-year/thanks')
  @Access({ groups: ['editor', 'assistant'], recordsReading: true })
  get(@CurrentUser() user: RequestUser, @Query() { year }: GetReviewerThanksDto): Promise<ReviewerThanks> {
    return this.reader.read(user, year);
  }
}
