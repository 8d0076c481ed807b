import { RequiredText } from '../../../platform/http/request/dto-fields';

export class SendBackReviewDto {
  @RequiredText('Please tell the reviewer why you are sending the review back.', 5000) reason = '';
}
