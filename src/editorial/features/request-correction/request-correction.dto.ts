import { MailBodyDto } from '../../../article-desk/public';
import { MAIL_MESSAGES } from '../../../contracts';
import { RequiredLongText, RequiredText } from '../../../platform/http/request/text-fields';

/** `reason`: one of the offered subjects, or the assistant's own. Without `to` the mail is sent to the uploader. */
export class RequestCorrectionDto extends MailBodyDto {
  @RequiredText(MAIL_MESSAGES.correctionSubject, 300) reason = '';
  @RequiredLongText(MAIL_MESSAGES.correctionText) override text = '';
}
