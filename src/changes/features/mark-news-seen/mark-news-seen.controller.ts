import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MarkNewsSeen } from './mark-news-seen.command';
import { MarkNewsSeenDto } from './mark-news-seen.dto';

@ApiTags('Files, tickets, the rest')
@Controller()
export class MarkNewsSeenController {
  constructor(private readonly commands: CommandBus) {}

  /** Only later events count as new. Nothing changes under login-as: the other person has not seen them. */
  @Post('news/seen')
  @HttpCode(204)
  @Access({ groups: 'all' })
  mark(@Body() { until }: MarkNewsSeenDto, @CurrentUser() user: RequestUser): Promise<void> {
    return this.commands.execute(new MarkNewsSeen(user, new Date(until)));
  }
}
