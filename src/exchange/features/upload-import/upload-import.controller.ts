import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ImportRunView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { FILE_BODY } from '../../../platform/http/request/json-body';
import { UploadImport } from './upload-import.command';
import { UploadImportDto } from './upload-import.dto';

@ApiTags('Exchange')
@Controller()
export class UploadImportController {
  constructor(private readonly commands: CommandBus) {}

  /** The body is the file itself. Any other kind of body is refused with 415. */
  @Post('imports')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('upload')
  @ApiConsumes(FILE_BODY)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  upload(
    @Query() { kind, name }: UploadImportDto,
    @Req() request: Request,
    @CurrentUser() { userId }: RequestUser,
  ): Promise<ImportRunView> {
    if (!request.is(FILE_BODY)) throw new ApiProblem('WRONG_TYPE', 'Please send the file as application/octet-stream.');
    return this.commands.execute(new UploadImport(kind, name, request, userId));
  }
}
