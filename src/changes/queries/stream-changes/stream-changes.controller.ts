import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EventStream } from '../../../platform/http/event-stream';
import { ChangeStreams } from '../../streams/change-streams';

/**
 * Sends the caller's changed lists and articles as the changes happen: events `changed` with a ChangeSignal, until either side closes the
 * stream.
 */
@ApiTags('Files, tickets, the rest')
@Controller()
export class StreamChangesController {
  constructor(private readonly streams: ChangeStreams) {}

  @Get('events/stream')
  @Access({ groups: 'all', unproven: true })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description:
      'Events named changed, each with lists and the ids of articles to read again, events named saving: whether changes can be saved now, and events named recovered: lists that were not up to date can be read again.',
  })
  stream(@CurrentUser() user: RequestUser, @Res() response: Response): void {
    this.streams.open(user, new EventStream(response));
  }
}
