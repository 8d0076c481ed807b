import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ErasurePreview } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Erasures } from '../../erasure/erasures';

@ApiTags('Accounts')
@Controller()
export class GetErasurePreviewController {
  constructor(private readonly erasures: Erasures) {}

  @Get('user/:id/erasure')
  @Access({ groups: ['webmaster'] })
  preview(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<ErasurePreview> {
    return this.erasures.preview(user, id);
  }
}
