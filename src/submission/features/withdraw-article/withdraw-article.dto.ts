import { IsInt, IsOptional } from 'class-validator';
import { withdrawalProblem } from '../../../contracts';
import { RuledText } from '../../../platform/http/request/text-fields';

export class WithdrawArticleDto {
  @RuledText(withdrawalProblem) reason = '';
  @IsOptional() @IsInt() version?: number;
}
