import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplateView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { MailTemplateDto } from '../../mail-templates/mail-template.dto';
import { ChangeMailTemplate } from './change-mail-template.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ChangeMailTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('mail-templates/:name')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(
    @CurrentUser() user: RequestUser,
    @Param('name') name: string,
    @Body() body: MailTemplateDto,
  ): Promise<MailTemplateView> {
    return this.commands.execute(new ChangeMailTemplate(user, name, body));
  }
}
