import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AssociateWorkload } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListAssociateWorkloadReader } from './list-associate-workload.reader';

@ApiTags('Editorial side')
@Controller()
export class ListAssociateWorkloadController {
  constructor(private readonly reader: ListAssociateWorkloadReader) {}

  @Get('article/associate/workload')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@CurrentUser() user: RequestUser): Promise<AssociateWorkload[]> {
    return this.reader.read({ user });
  }
}
