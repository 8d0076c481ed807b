import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ListReviewersDto } from './list-reviewers.dto';
import { ListReviewersReader } from './list-reviewers.reader';

@ApiTags('Accounts')
@Controller()
export class ListReviewersController {
  constructor(private readonly reader: ListReviewersReader) {}

  @Get('user/reviewer-list')
  @Access({ groups: 'all', unproven: true })
  @RateLimit('directory')
  list(@CurrentUser() user: RequestUser, @Query() { q }: ListReviewersDto): Promise<PersonName[]> {
    return this.reader.read({ caller: user, q });
  }
}
