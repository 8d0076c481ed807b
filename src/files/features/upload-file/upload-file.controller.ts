import { Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { type UploadAnswer, UploadFile } from './upload-file.command';
import { UploadFileDto } from './upload-file.dto';

@ApiTags('Articles, author side')
@Controller()
export class UploadFileController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Multipart: `file`, and `type` before or after it or in the query. `namesChecked`, before the file: a member of the office confirms that
   * the file names no one in the office; authors and reviewers get it as it is. Needed if no copy without names can be made of it.
   */
  @Post('article/:id/file-upload')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
  @RateLimit('upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        type: { type: 'string' },
        namesChecked: { type: 'boolean' },
      },
    },
  })
  upload(
    @Param('id') articleId: string,
    @Query() { type }: UploadFileDto,
    @Req() request: Request,
    @CurrentUser() user: RequestUser,
  ): Promise<UploadAnswer> {
    return this.commands.execute(new UploadFile(articleId, user, type ?? null, request));
  }
}
