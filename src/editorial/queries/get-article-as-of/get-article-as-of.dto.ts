import { IsISO8601 } from 'class-validator';

export class GetArticleAsOfDto {
  @IsISO8601({ strict: true }, { message: 'Please choose a moment.' }) at = '';
}
