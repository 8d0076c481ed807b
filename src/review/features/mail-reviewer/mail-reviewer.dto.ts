import { IsBoolean, IsOptional } from 'class-validator';
import { MailBodyDto } from '../../../article-desk/public';

export class MailReviewerDto extends MailBodyDto {
  /** What the sender wrote: a reminder, or an invitation. If absent, the state of the request decides. */
  @IsOptional() @IsBoolean() reminder?: boolean | null;
}
