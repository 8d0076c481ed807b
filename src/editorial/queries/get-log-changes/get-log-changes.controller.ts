import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StateChange } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetLogChangesDto } from './get-log-changes.dto';
import { GetLogChangesReader } from './get-log-changes.reader';

@ApiTags('Editorial side')
@Controller()
export class GetLogChangesController {
  constructor(private readonly reader: GetLogChangesReader) {}

  /** The changes made by one entry of the log, in words; empty for a mail. */
  @Get('article/:id/changes')
  @Access({ groups: 'all', article: ['staff'] })
  get(
    @Param('id') id: string,
    @Query() { entry }: GetLogChangesDto,
    @CurrentUser() user: RequestUser,
  ): Promise<StateChange[]> {
    return this.reader.read({ articleId: id, entry, user });
  }
}
