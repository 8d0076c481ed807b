import { RequiredText } from '../../dto-fields';

export class RemoveReviewerDto {
  @RequiredText('Please choose a reviewer.', 64) reviewerId = '';
}
