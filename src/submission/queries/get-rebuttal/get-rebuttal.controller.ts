import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RebuttalAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetRebuttalReader } from './get-rebuttal.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetRebuttalController {
  constructor(private readonly reader: GetRebuttalReader) {}

  @Get('article/:id/rebuttal')
  @Access({ groups: 'all', article: ['own'] })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<RebuttalAnswer> {
    return this.reader.read(id, user);
  }
}
