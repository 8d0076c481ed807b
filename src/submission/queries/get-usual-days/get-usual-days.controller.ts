import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UsualDays } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { GetUsualDaysReader } from './get-usual-days.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetUsualDaysController {
  constructor(private readonly reader: GetUsualDaysReader) {}

  @Get('article/usual-days')
  @Access({ groups: 'all', unproven: true })
  get(): Promise<UsualDays> {
    return this.reader.read();
  }
}
