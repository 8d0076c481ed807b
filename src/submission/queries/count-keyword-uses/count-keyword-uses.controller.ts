import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { KeywordUses } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CountKeywordUsesReader } from './count-keyword-uses.reader';

@ApiTags('Editorial side')
@Controller()
export class CountKeywordUsesController {
  constructor(private readonly reader: CountKeywordUsesReader) {}

  @Get('article/keywords/:id/uses')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  count(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<KeywordUses> {
    return this.reader.read({ user, id });
  }
}
