import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonPage } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetPersonReader } from './get-person.reader';

@ApiTags('Editorial side')
@Controller()
export class GetPersonController {
  constructor(private readonly reader: GetPersonReader) {}

  @Get('person/:id')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'people' })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<PersonPage> {
    return this.reader.read({ id, user });
  }
}
