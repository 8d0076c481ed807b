import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DocumentsProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { progressForCaller } from '../../documents/progress-language';
import { GetConvertedManuscriptReader } from './get-converted-manuscript.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetConvertedManuscriptController {
  constructor(private readonly reader: GetConvertedManuscriptReader) {}

  @Get('article/:id/converted-manuscript')
  @Access({ groups: 'all', unproven: true, article: ['own'] })
  async get(@Param('id') articleId: string): Promise<DocumentsProgress> {
    return progressForCaller(await this.reader.read({ articleId }));
  }
}
