import { IsIn } from 'class-validator';
import { OptionalText } from '../../../platform/http/request/text-fields';

export class AnswerRequestDto {
  @IsIn(['true', 'false'], { message: 'The response must be true or false.' }) response = '';
}

export class AnswerRequestBodyDto {
  @OptionalText(5000) reason?: string | null;
  @OptionalText(500) suggestedColleague?: string | null;
}
