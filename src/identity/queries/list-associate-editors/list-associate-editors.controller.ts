import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListAssociateEditors } from './list-associate-editors.query';

@ApiTags('Accounts')
@Controller()
export class ListAssociateEditorsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('user/associate-editor-list')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(): Promise<PersonName[]> {
    return this.queries.execute(new ListAssociateEditors());
  }
}
