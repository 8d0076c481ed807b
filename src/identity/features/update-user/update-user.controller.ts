import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { UpdateUser } from './update-user.command';
import { UpdateUserDto } from './update-user.dto';

@ApiTags('Accounts')
@Controller()
export class UpdateUserController {
  constructor(private readonly commands: CommandBus) {}

  /** Rate-limited, since it reveals whether the current password is correct. */
  @Post('user/update/:id')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true })
  @RateLimit('key')
  update(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Body() body: UpdateUserDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<User> {
    const { email, emailRepeat, password, passwordRepeat: _repeat, currentPassword, groupId, ...fields } = body;
    return this.commands.execute(
      new UpdateUser(
        user,
        id,
        { fields, email, emailRepeat, password, currentPassword, groupId: groupId ?? undefined },
        correlationId,
      ),
    );
  }
}
