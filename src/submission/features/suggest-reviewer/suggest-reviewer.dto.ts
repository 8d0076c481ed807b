import { ARTICLE_MESSAGES } from '../../../contracts';
import { EmailField, RequiredText } from '../../dto-fields';

/** Spec part 1, section 5, 'Suggested reviewer'. */
export class SuggestReviewerDto {
  @RequiredText(ARTICLE_MESSAGES.fullName) fullName = '';
  @EmailField() email = '';
}
