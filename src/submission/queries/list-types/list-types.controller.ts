import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TypeOfArticle } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListTypesReader } from './list-types.reader';

@ApiTags('Articles, author side')
@Controller()
export class ListTypesController {
  constructor(private readonly reader: ListTypesReader) {}

  /** All types, including those that the form no longer offers, since older articles have them. */
  @Get('article/types')
  @Access({ groups: 'all', unproven: true, scope: 'articles' })
  list(): Promise<TypeOfArticle[]> {
    return this.reader.read();
  }
}
