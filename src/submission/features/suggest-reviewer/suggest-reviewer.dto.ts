import { SUGGESTION_RULES } from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

/** Spec part 1, section 5, 'Suggested reviewer'. */
export class SuggestReviewerDto {
  @RuledText(SUGGESTION_RULES.fullName) fullName = '';
  @RuledText(SUGGESTION_RULES.email) email = '';
}
