import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ImportRunView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { UploadImport } from './upload-import.command';
import { UploadImportDto } from './upload-import.dto';

@ApiTags('Exchange')
@Controller()
export class UploadImportController {
  constructor(private readonly commands: CommandBus) {}

  /** The body is the file itself. */
  @Post('imports')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('upload')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  upload(
    @Query() { kind, name }: UploadImportDto,
    @Req() request: Request,
    @CurrentUser() { userId }: RequestUser,
  ): Promise<ImportRunView> {
    return this.commands.execute(new UploadImport(kind, name, request, userId));
  }
}
