import { IsOptional } from 'class-validator';
import { LongText } from '../../../platform/http/request/text-fields';

export class AddNoteDto {
  @IsOptional() @LongText() note?: string;
}
