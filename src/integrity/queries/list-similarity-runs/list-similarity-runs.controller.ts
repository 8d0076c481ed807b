import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { keysOfViewer } from '../../../../projections/article-card';
import type { SimilarityRuns } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SimilarityQueue } from '../../similarity/similarity-queue';
import { ListSimilarityRunsDto } from './list-similarity-runs.dto';

@ApiTags('Editorial side')
@Controller()
export class ListSimilarityRunsController {
  constructor(private readonly queue: SimilarityQueue) {}

  /** Newest first, without scores. */
  @Get('similarity-service/runs')
  @Access({ groups: ['webmaster'] })
  list(@CurrentUser() user: RequestUser, @Query() { page, size }: ListSimilarityRunsDto): Promise<SimilarityRuns> {
    return this.queue.list(keysOfViewer(user), page, size);
  }
}
