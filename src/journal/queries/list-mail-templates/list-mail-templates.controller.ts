import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplateView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { TemplateLanguageDto } from '../../mail-templates/mail-template.dto';
import { ListMailTemplatesReader } from './list-mail-templates.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListMailTemplatesController {
  constructor(private readonly reader: ListMailTemplatesReader) {}

  @Get('mail-templates')
  @Access({ groups: ['webmaster'] })
  list(@Query() { language = 'en' }: TemplateLanguageDto): Promise<MailTemplateView[]> {
    return this.reader.read(language);
  }
}
