import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplatePreview } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { MailTemplateDto } from '../../mail-templates/mail-template.dto';
import { PreviewMailTemplate } from './preview-mail-template.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class PreviewMailTemplateController {
  constructor(private readonly queries: QueryBus) {}

  @Post('mail-templates/:name/preview')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  preview(@Param('name') name: string, @Body() body: MailTemplateDto): Promise<MailTemplatePreview> {
    return this.queries.execute(new PreviewMailTemplate(name, body));
  }
}
