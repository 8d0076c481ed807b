import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplatePreview } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { MailTemplateDto } from '../../mail-templates/mail-template.dto';
import { PreviewMailTemplateReader } from './preview-mail-template.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class PreviewMailTemplateController {
  constructor(private readonly reader: PreviewMailTemplateReader) {}

  @Post('mail-templates/:name/preview')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  preview(@Param('name') name: string, @Body() body: MailTemplateDto): Promise<MailTemplatePreview> {
    return this.reader.read({ name, input: body });
  }
}
