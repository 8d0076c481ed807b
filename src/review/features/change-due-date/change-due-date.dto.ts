import { IsISO8601 } from 'class-validator';

/** A day counts to its end (UTC). */
export class ChangeDueDateDto {
  @IsISO8601({ strict: true }, { message: 'Please choose a date.' }) date = '';
}
