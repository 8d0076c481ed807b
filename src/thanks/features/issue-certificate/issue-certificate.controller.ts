import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerCertificate } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { IssueCertificate } from './issue-certificate.command';
import { IssueCertificateDto } from './issue-certificate.dto';

@ApiTags('Reviewing')
@Controller()
export class IssueCertificateController {
  constructor(private readonly commands: CommandBus) {}

  /** `year` null: all years. An existing certificate with the same facts is returned again. */
  @Post('reviewing-record/certificates')
  @HttpCode(200)
  @Access({ groups: 'all' })
  @RateLimit('print')
  issue(@CurrentUser() user: RequestUser, @Body() { year }: IssueCertificateDto): Promise<ReviewerCertificate> {
    return this.commands.execute(new IssueCertificate(user, year));
  }
}
