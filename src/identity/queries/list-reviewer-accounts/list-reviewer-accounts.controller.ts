import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page, ReviewerAccount } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListReviewerAccountsDto } from './list-reviewer-accounts.dto';
import { ListReviewerAccountsReader } from './list-reviewer-accounts.reader';

@ApiTags('Accounts')
@Controller()
export class ListReviewerAccountsController {
  constructor(private readonly reader: ListReviewerAccountsReader) {}

  @Get('user/reviewers')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'people' })
  list(@Query() filter: ListReviewerAccountsDto): Promise<Page<ReviewerAccount>> {
    return this.reader.read({ filter: { ...filter } });
  }
}
