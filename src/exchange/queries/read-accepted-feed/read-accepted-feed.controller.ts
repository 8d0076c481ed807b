import { Controller, Get, Header } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ReadAcceptedFeedReader } from './read-accepted-feed.reader';

@ApiTags('Exchange')
@ApiProduces('application/atom+xml')
@Controller()
export class ReadAcceptedFeedController {
  constructor(private readonly reader: ReadAcceptedFeedReader) {}

  /** The newest accepted manuscripts, if the journal publishes them; otherwise there is no such feed. */
  @Get('feeds/accepted.atom')
  @Access({ groups: 'public' })
  @RateLimit('directory')
  @Header('Content-Type', 'application/atom+xml; charset=utf-8')
  read(): Promise<string> {
    return this.reader.read();
  }
}
