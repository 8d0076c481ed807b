import { MailBodyDto } from '../../../article-desk/public';
import { MAIL_MESSAGES } from '../../../contracts';
import { RequiredLongText, RequiredText } from '../../../platform/http/request/dto-fields';

/** `reason`: one of the subjects offered, or the assistant's own; the mail without `to` goes to the uploader. */
export class RequestCorrectionDto extends MailBodyDto {
  @RequiredText(MAIL_MESSAGES.correctionSubject, 300) reason = '';
  @RequiredLongText(MAIL_MESSAGES.correctionText) override text = '';
}
