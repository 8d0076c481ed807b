import { MAX_SEARCH_NAME, requiredProblem, SEARCH_MESSAGES } from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

export class RenameSearchDto {
  @RuledText((text) => requiredProblem(text, SEARCH_MESSAGES.name, MAX_SEARCH_NAME)) name = '';
}
