import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplateView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { TemplateLanguageDto } from '../../mail-templates/mail-template.dto';
import { ResetMailTemplate } from './reset-mail-template.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ResetMailTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('mail-templates/:name/reset')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  reset(
    @CurrentUser() user: RequestUser,
    @Param('name') name: string,
    @Query() { language = 'en' }: TemplateLanguageDto,
  ): Promise<MailTemplateView> {
    return this.commands.execute(new ResetMailTemplate(user, name, language));
  }
}
