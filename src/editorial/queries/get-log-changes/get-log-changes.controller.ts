import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { StateChange } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { GetLogChangesDto } from './get-log-changes.dto';
import { GetLogChanges } from './get-log-changes.query';

@ApiTags('Editorial side')
@Controller()
export class GetLogChangesController {
  constructor(private readonly queries: QueryBus) {}

  /** What one entry of the log changed, in words; empty for a mail. */
  @Get('article/:id/changes')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string, @Query() { entry }: GetLogChangesDto): Promise<StateChange[]> {
    return this.queries.execute(new GetLogChanges(id, entry));
  }
}
