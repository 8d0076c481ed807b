import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type Decision, DECISIONS, maxMessage } from '../../../contracts';
import { LongText } from '../../../platform/http/request/text-fields';

/** Addresses as typed so far; they are checked when the decision is sent. */
const Addresses = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    MaxLength(254, { each: true, message: maxMessage(254) }),
    IsString({ each: true, message: 'Please give addresses.' }),
    ArrayMaxSize(100, { message: 'A mail can go to at most 100 people.' }),
    IsArray({ message: 'Please give addresses.' }),
  );

const Typed = (max: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    MaxLength(max, { message: maxMessage(max) }),
    IsString({ message: 'Please give a text.' }),
  );

/** A decision as prepared so far. Without `text`, the suggested letter is unchanged. */
export class SaveDecisionDraftDto {
  @IsIn(DECISIONS, { message: 'Please choose one of the eight decisions.' }) decision = '' as string as Decision;

  @Addresses() to?: string[];
  @Addresses() cc?: string[];
  @Typed(254) replyTo?: string;
  @Typed(300) subject?: string;
  @IsOptional() @LongText() text?: string;
  /** `digest` of the suggestion that the writer has last seen. */
  @Typed(64) basis?: string;

  /** The number of saves that the page knows of, from the last response. If absent, overwrites whatever is stored. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  draftVersion?: number;
}
