import { IsISO8601, Matches } from 'class-validator';

const MESSAGE = 'Please choose a date.';

/** A day `YYYY-MM-DD` of the journal's calendar, which counts to its end. A time after it says where the day was chosen. */
export class ChangeDueDateDto {
  @IsISO8601({ strict: true }, { message: MESSAGE })
  @Matches(/^\d{4}-\d{2}-\d{2}(?:T|$)/, { message: MESSAGE })
  date = '';
}
