import { RequiredText } from '../../../platform/http/request/text-fields';

export class SendBackReviewDto {
  @RequiredText('Please tell the reviewer why you are sending the review back.', 5000) reason = '';
}
