import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { MailBodyDto } from '../../../article-desk/public';
import { OVERRIDE_CHOICES, type OverrideChoice } from '../../../contracts';
import { RequiredText } from '../../../platform/http/request/text-fields';

export class OverrideStatusDto {
  @IsIn(OVERRIDE_CHOICES, { message: 'Please choose the status to which the article should go.' })
  status = '' as string as OverrideChoice;

  @RequiredText('Please give a reason; it is kept in the log.', 5000) reason = '';

  @IsOptional()
  @ValidateNested()
  @Type(() => MailBodyDto)
  mail?: MailBodyDto | null;
}
