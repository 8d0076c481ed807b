import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailTemplateView } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListMailTemplates } from './list-mail-templates.query';

@ApiTags('Files, tickets, the rest')
@Controller()
export class ListMailTemplatesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('mail-templates')
  @Access({ groups: ['webmaster'] })
  list(): Promise<MailTemplateView[]> {
    return this.queries.execute(new ListMailTemplates());
  }
}
