import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page, ReviewerAccount } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListReviewerAccountsDto } from './list-reviewer-accounts.dto';
import { ListReviewerAccounts } from './list-reviewer-accounts.query';

@ApiTags('Accounts')
@Controller()
export class ListReviewerAccountsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('user/reviewers')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() filter: ListReviewerAccountsDto): Promise<Page<ReviewerAccount>> {
    return this.queries.execute(new ListReviewerAccounts({ ...filter }));
  }
}
