import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Author, isStaff } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AuthorDirectory } from '../../authors/author-directory';
import { FindAuthorsDto, ListAuthorsDto } from './find-authors.dto';

/** The people directory (lifecycle, section 4 (7)). */
@ApiTags('Articles, author side')
@Controller()
@Access({ groups: 'all', unproven: true })
@RateLimit('directory')
export class FindAuthorsController {
  constructor(private readonly directory: AuthorDirectory) {}

  @Get('article/author/find')
  find(@Query() criteria: FindAuthorsDto, @CurrentUser() user: RequestUser): Promise<Author[]> {
    return this.directory.find(criteria, { emails: isStaff(user.group), caller: user.userId });
  }

  @Get('article/author/list')
  list(@Query() { q }: ListAuthorsDto, @CurrentUser() user: RequestUser): Promise<Author[]> {
    return this.directory.find({ q }, { emails: isStaff(user.group), caller: user.userId });
  }
}
