import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewingRecord } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetReviewingRecordReader } from './get-reviewing-record.reader';

@ApiTags('Reviewing')
@Controller()
export class GetReviewingRecordController {
  constructor(private readonly reader: GetReviewingRecordReader) {}

  @Get('reviewing-record')
  @Access({ groups: 'all' })
  get(@CurrentUser() user: RequestUser): Promise<ReviewingRecord> {
    return this.reader.read(user);
  }
}
