import { RequiredText } from '../../../platform/http/request/dto-fields';

export class SendBackReviewDto {
  @RequiredText('Please tell the reviewer why the review comes back.', 5000) reason = '';
}
