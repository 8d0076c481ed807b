import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type GroupRef, GROUPS } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';

@ApiTags('Accounts')
@Controller()
export class ListGroupsController {
  @Get('user/groups')
  @Access({ groups: 'all', unproven: true })
  groups(): GroupRef[] {
    return [...GROUPS];
  }
}
