import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsObject, ValidateNested } from 'class-validator';
import type { PrivacyTextChange, PrivacyTexts } from '../../../contracts';
import { RequiredLongText } from '../../../platform/http/request/text-fields';

const MISSING = 'Please write the text in every language.';

class PrivacyTextsDto implements PrivacyTexts {
  @RequiredLongText(MISSING) en = '';
  @RequiredLongText(MISSING) nl = '';
}

export class ChangePrivacyTextDto implements PrivacyTextChange {
  @IsObject({ message: MISSING })
  @ValidateNested()
  @Type(() => PrivacyTextsDto)
  texts: PrivacyTextsDto = new PrivacyTextsDto();

  @IsBoolean({ message: 'This must be true or false.' }) asksAgain = false;
  @IsInt({ message: 'The version must be a whole number.' }) version = 0;
}
