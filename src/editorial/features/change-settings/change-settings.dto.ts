import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { isEmail, isTimeZone, MAX_REVIEWERS_REQUIRED, MAX_UPLOAD_BYTES } from '../../../contracts';
import { OrAbsent } from '../../../review/public';

/** A whole number between these, or absent. */
function Whole(min: number, max: number): PropertyDecorator {
  const message = `Please enter a whole number from ${min} to ${max}.`;
  return applyDecorators(OrAbsent(), Max(max, { message }), Min(min, { message }), IsInt({ message }));
}
const Days = (): PropertyDecorator => Whole(1, 730);
const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value);
const isZone = (value: unknown): boolean => typeof value === 'string' && isTimeZone(value);

/** Those settings that are to change. */
export class ChangeSettingsDto {
  @Days() answerDueDays?: number;
  @Days() reviewDueDays?: number;
  @Days() associateDueDays?: number;
  @Days() minorRevisionDays?: number;
  @Days() majorRevisionDays?: number;
  @Days() noAnswerDays?: number;
  @Whole(1, 60) reminderDaysBefore?: number;
  @Whole(1, 60) reminderDaysAfter?: number;
  @Whole(0, 23) reminderHour?: number;

  @OrAbsent()
  @ValidateBy({ name: 'isTimeZone', validator: { validate: isZone } }, { message: 'Please choose a time zone.' })
  timeZone?: string;

  @Whole(0, MAX_REVIEWERS_REQUIRED) defaultReviewersRequired?: number;
  @Whole(1_048_576, MAX_UPLOAD_BYTES) maxUploadBytes?: number;
  @Whole(1, 5_000) abstractWordsOriginal?: number;
  @Whole(1, 5_000) abstractWordsOther?: number;
  @Whole(1, 50) maxKeywords?: number;

  @OrAbsent() @MaxLength(500, { message: 'Max 500 characters allowed.' }) bannerText?: string;

  @OrAbsent()
  @ValidateBy({ name: 'isEmailAddress', validator: { validate: isAddress } }, { message: 'Email is not valid' })
  supportEmail?: string;
}
