import { IsIn, IsOptional } from 'class-validator';
import { type Advice, ADVICES } from '../../../contracts';
import { LongText, RequiredLongText } from '../../../platform/http/request/text-fields';

export class GiveAdviceDto {
  @RequiredLongText('Please write a comment to the editor.') comment = '';
  @IsIn(ADVICES, { message: 'Please choose one of the eight decisions as advice.' }) status = '' as string as Advice;
  @IsOptional() @LongText() description?: string;
}
