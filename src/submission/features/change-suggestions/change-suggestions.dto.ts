import { SUGGESTION_RULES } from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

/** One suggested reviewer of the complete list. */
export class SuggestionDto {
  @RuledText(SUGGESTION_RULES.fullName) fullName = '';
  @RuledText(SUGGESTION_RULES.email) email = '';
}
