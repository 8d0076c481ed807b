import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { keysOfViewer } from '../../../../projections/article-card';
import type { IntegrityCounts } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SignCounts } from '../../checking/sign-counts';

@ApiTags('Editorial side')
@Controller()
export class GetIntegrityCountsController {
  constructor(private readonly counts: SignCounts) {}

  /** How often each sign was given in the journal, and would be with other limits; up to an hour old, and the same for each article. */
  @Get('article/:id/integrity/counts')
  @Access({ groups: ['editor', 'assistant'], article: ['office'] })
  get(@CurrentUser() user: RequestUser): Promise<IntegrityCounts> {
    return this.counts.for(keysOfViewer(user));
  }
}
