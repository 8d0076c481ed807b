import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { withLanguage } from '../../../platform/language/current-language';
import { PrintCertificateReader } from './print-certificate.reader';

@ApiTags('Reviewing')
@ApiProduces('application/pdf')
@Controller()
export class PrintCertificateController {
  constructor(private readonly reader: PrintCertificateReader) {}

  /** In the language of the person who requests it. */
  @Get('reviewing-record/certificates/:id/pdf')
  @Access({ groups: 'all' })
  @RateLimit('print')
  async print(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<StreamableFile> {
    const bytes = await withLanguage(requestLanguage(), () => this.reader.read(user, id));
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: 'attachment; filename="certificate-of-reviewing.pdf"',
    });
  }
}
