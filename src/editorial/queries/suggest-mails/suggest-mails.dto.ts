import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { type Advice, ADVICES, type Decision, DECISIONS } from '../../../contracts';

export class DecisionMailDto {
  @IsIn(DECISIONS, { message: 'Please choose one of the eight decisions.' }) status = '' as string as Decision;
}

export class AdviceMailDto {
  @IsIn(ADVICES, { message: 'Please choose one of the three pieces of advice.' }) status = '' as string as Advice;
}

export class AssociateMailDto {
  @IsOptional() @MaxLength(64) associateId?: string;
}
