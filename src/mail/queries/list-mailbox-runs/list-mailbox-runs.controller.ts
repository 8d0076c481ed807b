import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailboxRuns } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { MailboxRunLog } from '../../mailbox/mailbox-runs';
import { ListMailboxRunsDto } from './list-mailbox-runs.dto';

@ApiTags('Mails')
@Controller()
export class ListMailboxRunsController {
  constructor(private readonly runs: MailboxRunLog) {}

  /** Newest first. */
  @Get('incoming-mail/runs')
  @Access({ groups: ['webmaster'] })
  list(@Query() { page, size }: ListMailboxRunsDto): Promise<MailboxRuns> {
    return this.runs.list(page, size);
  }
}
