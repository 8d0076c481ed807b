import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.decorator';
import { type Keyword, Keywords } from '../../keywords/keywords';

@ApiTags('Articles, author side')
@Controller()
export class ListKeywordsController {
  constructor(private readonly keywords: Keywords) {}

  @Get('article/keywords')
  @Access({ groups: 'all' })
  list(): Promise<Keyword[]> {
    return this.keywords.list();
  }
}
