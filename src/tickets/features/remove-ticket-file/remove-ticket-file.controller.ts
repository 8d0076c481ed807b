import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RemoveTicketFile } from './remove-ticket-file.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class RemoveTicketFileController {
  constructor(private readonly commands: CommandBus) {}

  /** Only for a text that was not sent yet. */
  @Post('ticket-file/:fileId/delete')
  @HttpCode(200)
  @Access({ groups: 'all' })
  remove(@Param('fileId') fileId: string, @CurrentUser() user: RequestUser): Promise<{ success: boolean }> {
    return this.commands.execute(new RemoveTicketFile(fileId, user));
  }
}
