import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PrivacyText } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { PrivacyTextStore } from '../../consent/privacy-texts';

/** The text about the data that the journal stores about people and why, for everyone. */
@ApiTags('Accounts')
@Controller()
export class GetPrivacyTextController {
  constructor(private readonly texts: PrivacyTextStore) {}

  @Get('privacy-text')
  @Access({ groups: 'public' })
  get(): Promise<PrivacyText> {
    return this.texts.current(requestLanguage());
  }
}
