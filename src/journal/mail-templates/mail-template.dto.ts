import { applyDecorators } from '@nestjs/common';
import { IsIn, IsISO8601, IsOptional, IsString, ValidateIf } from 'class-validator';
import { type Language, LANGUAGES } from '../../contracts';

const OfTheList = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsIn(LANGUAGES, { message: 'Please choose a language from the list.' }));

/** The language of a template; English when absent. */
export class TemplateLanguageDto {
  @OfTheList() language?: Language;
}

/** Subject and body as written. The template's own variables determine what they may contain. */
export class MailTemplateDto {
  @IsString({ message: 'Please enter a subject' }) subject = '';
  @IsString({ message: 'Please enter a text' }) body = '';

  @OfTheList() language?: Language;

  @ValidateIf((_record, value) => value !== undefined && value !== null)
  @IsISO8601({ strict: true }, { message: 'This must be a date and time.' })
  changedAt?: string | null;
}
