import { IsIn } from 'class-validator';
import { type Decision, DECISIONS } from '../../../contracts';

export class HoldDecisionDto {
  @IsIn(DECISIONS, { message: 'Please choose one of the eight decisions.' }) decision = '' as string as Decision;
}
