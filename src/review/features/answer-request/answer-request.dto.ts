import { IsBoolean, IsIn } from 'class-validator';
import { longProblem, MAX_DECLARATION_TEXT } from '../../../contracts';
import { OptionalRuledText, OptionalText, OrAbsent } from '../../../platform/http/request/text-fields';

export class AnswerRequestDto {
  @IsIn(['true', 'false'], { message: 'The response must be true or false.' }) response = '';
}

export class AnswerRequestBodyDto {
  @OptionalText(5000) reason?: string | null;
  @OptionalText(500) suggestedColleague?: string | null;
  @OrAbsent() @IsBoolean({ message: 'Please answer yes or no.' }) competingInterests?: boolean;
  /** Agrees to be named with the review; required to accept the request of an open review. */
  @OrAbsent() @IsBoolean({ message: 'Please answer yes or no.' }) named?: boolean;
  @OptionalRuledText((text) => longProblem(text, MAX_DECLARATION_TEXT)) interestsText?: string | null;
}
