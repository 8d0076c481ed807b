import { applyDecorators } from '@nestjs/common';
import { IsIn, IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { SECURITY_ACTIONS, SECURITY_LOG_MESSAGES, type SecurityAction } from '../../contracts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const unlessEmpty = (): PropertyDecorator =>
  ValidateIf((_record, value) => value !== undefined && value !== null && value !== '');
const Day = (): PropertyDecorator =>
  applyDecorators(
    unlessEmpty(),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: SECURITY_LOG_MESSAGES.day }),
  );

/** Filters of the security log; an empty filter counts as absent. */
export class SecurityLogFilterDto {
  /** Words that occur in a person's name, address or other account data, or in the subject of the entry. */
  @unlessEmpty() @IsString() @MaxLength(200) q?: string;
  @unlessEmpty() @IsIn(SECURITY_ACTIONS, { message: SECURITY_LOG_MESSAGES.kind }) kind?: SecurityAction;
  /** First and last day on the journal's calendar. */
  @Day() from?: string;
  @Day() to?: string;
  @unlessEmpty() @Matches(/^-?at$/, { message: 'Sort by at or -at' }) sort?: string;
}
