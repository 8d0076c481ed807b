import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { ListUploadersDto } from './list-uploaders.dto';
import { ListUploaders } from './list-uploaders.query';

@ApiTags('Editorial side')
@Controller()
export class ListUploadersController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/upload-user-list')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() { q }: ListUploadersDto, @CurrentUser() user: RequestUser): Promise<PersonName[]> {
    return this.queries.execute(new ListUploaders(q, user));
  }
}
