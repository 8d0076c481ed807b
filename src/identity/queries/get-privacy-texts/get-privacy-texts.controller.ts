import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PrivacyTextState } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { PrivacyTextStore } from '../../consent/privacy-texts';

/** The text about personal data in every language, with its versions, for webmasters. */
@ApiTags('Accounts')
@Controller()
export class GetPrivacyTextsController {
  constructor(private readonly texts: PrivacyTextStore) {}

  @Get('privacy-text/versions')
  @Access({ groups: ['webmaster'] })
  get(): Promise<PrivacyTextState> {
    return this.texts.state();
  }
}
