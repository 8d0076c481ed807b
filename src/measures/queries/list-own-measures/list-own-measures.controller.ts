import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnMeasures } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListOwnMeasuresReader } from './list-own-measures.reader';

@ApiTags('Editorial side')
@Controller()
export class ListOwnMeasuresController {
  constructor(private readonly reader: ListOwnMeasuresReader) {}

  @Get('own-measures')
  @Access({ groups: ['editor'], scope: 'statistics' })
  list(@CurrentUser() user: RequestUser): Promise<OwnMeasures> {
    return this.reader.read(user);
  }
}
