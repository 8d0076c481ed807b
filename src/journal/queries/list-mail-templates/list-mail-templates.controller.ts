import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplateView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListMailTemplatesReader } from './list-mail-templates.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListMailTemplatesController {
  constructor(private readonly reader: ListMailTemplatesReader) {}

  @Get('mail-templates')
  @Access({ groups: ['webmaster'] })
  list(): Promise<MailTemplateView[]> {
    return this.reader.read();
  }
}
