import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { PrivacyTextState } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangePrivacyText } from './change-privacy-text.command';
import { ChangePrivacyTextDto } from './change-privacy-text.dto';

@ApiTags('Accounts')
@Controller()
export class ChangePrivacyTextController {
  constructor(private readonly commands: CommandBus) {}

  @Post('privacy-text')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangePrivacyTextDto): Promise<PrivacyTextState> {
    const { texts, asksAgain, version } = body;
    return this.commands.execute(new ChangePrivacyText(user, { texts: { ...texts }, asksAgain, version }));
  }
}
