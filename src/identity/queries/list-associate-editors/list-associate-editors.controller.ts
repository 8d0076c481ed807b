import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonName } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListAssociateEditorsReader } from './list-associate-editors.reader';

@ApiTags('Accounts')
@Controller()
export class ListAssociateEditorsController {
  constructor(private readonly reader: ListAssociateEditorsReader) {}

  @Get('user/associate-editor-list')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(): Promise<PersonName[]> {
    return this.reader.read();
  }
}
