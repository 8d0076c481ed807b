import { keywordProblem } from '../../contracts';
import { RuledText } from '../../platform/http/request/text-fields';

/** POST /article/keywords and /article/keywords/{id}. */
export class KeywordDto {
  @RuledText(keywordProblem) keyword = '';
}
