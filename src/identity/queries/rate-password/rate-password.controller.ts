import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PasswordRating } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ratePassword } from '../../users/password-policy';
import { RatePasswordDto } from './rate-password.dto';

/**
 * Rates a new password for the meter in the form. The word lists are too large for a phone, so the server does it; it stores nothing. It
 * is a POST, since addresses of requests are logged.
 */
@ApiTags('Accounts')
@Controller()
export class RatePasswordController {
  @Post('password-strength')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('password-strength')
  async rate(
    @Body() { password, email = '', firstName = '', lastName = '' }: RatePasswordDto,
  ): Promise<PasswordRating> {
    return { score: await ratePassword(password, { email, firstName, lastName }) };
  }
}
