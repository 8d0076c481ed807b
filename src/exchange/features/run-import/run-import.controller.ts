import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ImportRunView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RunImport } from './run-import.command';
import { RunImportDto } from './run-import.dto';

@ApiTags('Exchange')
@Controller()
export class RunImportController {
  constructor(private readonly commands: CommandBus) {}

  @Post('imports/:id/run')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  run(
    @Param('id') id: string,
    @Body() { invites = false }: RunImportDto,
    @CurrentUser() { userId, realUserId }: RequestUser,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<ImportRunView> {
    return this.commands.execute(new RunImport(id, invites, { userId, realUserId, correlationId }));
  }
}
