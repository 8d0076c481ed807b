import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MenuCounts } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetMenuCountsReader } from './get-menu-counts.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetMenuCountsController {
  constructor(private readonly reader: GetMenuCountsReader) {}

  /** All numbers of the menu and the top bar in one answer, without reading the lists. */
  @Get('menu-counts')
  @Access({ groups: 'all', unproven: true })
  count(@CurrentUser() user: RequestUser): Promise<MenuCounts> {
    return this.reader.read({ user });
  }
}
