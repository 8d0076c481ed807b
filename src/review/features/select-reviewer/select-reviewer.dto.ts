import { RequiredText } from '../../../platform/http/request/text-fields';

export class SelectReviewerDto {
  @RequiredText('Please choose a reviewer.', 64) reviewerId = '';
}
