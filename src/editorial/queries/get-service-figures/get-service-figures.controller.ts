import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ServiceFigures } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetServiceFiguresReader } from './get-service-figures.reader';

@ApiTags('Operations')
@Controller()
export class GetServiceFiguresController {
  constructor(private readonly reader: GetServiceFiguresReader) {}

  /** The figures that a webmaster checks each day in addition to the health of the parts. */
  @Get('office/service-figures')
  @Access({ groups: ['webmaster'], scope: 'statistics' })
  get(@CurrentUser() user: RequestUser): Promise<ServiceFigures> {
    return this.reader.read({ user });
  }
}
