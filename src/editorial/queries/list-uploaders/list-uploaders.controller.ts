import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListUploadersDto } from './list-uploaders.dto';
import { ListUploadersReader } from './list-uploaders.reader';

@ApiTags('Editorial side')
@Controller()
export class ListUploadersController {
  constructor(private readonly reader: ListUploadersReader) {}

  @Get('article/upload-user-list')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() { q }: ListUploadersDto, @CurrentUser() user: RequestUser): Promise<PersonName[]> {
    return this.reader.read({ q, user });
  }
}
