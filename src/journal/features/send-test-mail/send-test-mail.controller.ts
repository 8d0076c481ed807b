import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { TestMailView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { MailTemplateDto } from '../../mail-templates/mail-template.dto';
import { SendTestMail } from './send-test-mail.command';

@ApiTags('Files, tickets, the rest')
@Controller()
export class SendTestMailController {
  constructor(private readonly commands: CommandBus) {}

  @Post('mail-templates/:name/test')
  @HttpCode(200)
  @RateLimit('test-mail')
  @Access({ groups: ['webmaster'] })
  send(
    @CurrentUser() user: RequestUser,
    @Meta() meta: RequestMeta,
    @Param('name') name: string,
    @Body() body: MailTemplateDto,
  ): Promise<TestMailView> {
    return this.commands.execute(new SendTestMail(user, meta.correlationId, name, body));
  }
}
