import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ARTICLE_TYPES } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';

@ApiTags('Articles, author side')
@Controller()
export class ListTypesController {
  /** All types, including those that the form no longer offers: older articles have them. */
  @Get('article/types')
  @Access({ groups: 'all', unproven: true })
  list(): typeof ARTICLE_TYPES {
    return ARTICLE_TYPES;
  }
}
