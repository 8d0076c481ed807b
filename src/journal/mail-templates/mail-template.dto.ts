import { IsISO8601, IsString, ValidateIf } from 'class-validator';

/** Subject and body as written. The template's own variables say what they may contain. */
export class MailTemplateDto {
  @IsString({ message: 'Please enter a subject' }) subject = '';
  @IsString({ message: 'Please enter a text' }) body = '';

  @ValidateIf((_record, value) => value !== undefined && value !== null)
  @IsISO8601({ strict: true }, { message: 'This must be a date and time.' })
  changedAt?: string | null;
}
