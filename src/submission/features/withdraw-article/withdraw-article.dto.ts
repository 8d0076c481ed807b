import { IsInt, IsOptional } from 'class-validator';
import { RequiredText } from '../../dto-fields';

export class WithdrawArticleDto {
  @RequiredText('Please give a reason for the withdrawal.', 5000) reason = '';
  @IsOptional() @IsInt() version?: number;
}
