import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AssociateWorkload } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListAssociateWorkload } from './list-associate-workload.query';

@ApiTags('Editorial side')
@Controller()
export class ListAssociateWorkloadController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/associate/workload')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<AssociateWorkload[]> {
    return this.queries.execute(new ListAssociateWorkload(user));
  }
}
