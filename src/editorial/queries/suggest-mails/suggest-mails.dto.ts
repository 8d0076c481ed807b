import { IsIn, IsOptional, MaxLength } from 'class-validator';
import {
  type Advice,
  ADVICES,
  type Decision,
  DECISIONS,
  OVERRIDE_CHOICES,
  type OverrideChoice,
} from '../../../contracts';

export class DecisionMailDto {
  @IsIn(DECISIONS, { message: 'Please choose one of the eight decisions.' }) status = '' as string as Decision;
}

export class AdviceMailDto {
  @IsIn(ADVICES, { message: 'Please choose one of the eight decisions as advice.' }) status = '' as string as Advice;
}

export class AssociateMailDto {
  @IsOptional() @MaxLength(64) associateId?: string;
}

export class OverrideMailDto {
  @IsIn(OVERRIDE_CHOICES, { message: 'Please choose the status to which the article should go.' })
  status = '' as string as OverrideChoice;
}
