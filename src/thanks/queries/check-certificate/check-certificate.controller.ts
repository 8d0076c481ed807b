import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CheckedCertificate } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { CheckCertificateReader } from './check-certificate.reader';

@ApiTags('Reviewing')
@Controller()
export class CheckCertificateController {
  constructor(private readonly reader: CheckCertificateReader) {}

  /** For anyone who has a certificate, without signing in. A withdrawn one shows only that it is withdrawn. */
  @Get('certificate/:code')
  @Access({ groups: 'public' })
  @RateLimit('key')
  @Header('X-Robots-Tag', 'noindex')
  check(@Param('code') code: string): Promise<CheckedCertificate> {
    return this.reader.read(code);
  }
}
