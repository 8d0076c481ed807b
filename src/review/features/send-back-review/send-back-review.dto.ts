import { RequiredText } from '../../dto-fields';

export class SendBackReviewDto {
  @RequiredText('Please tell the reviewer why the review comes back.', 5000) reason = '';
}
