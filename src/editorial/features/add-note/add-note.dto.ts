import { IsOptional } from 'class-validator';
import { LongText } from '../../../platform/http/request/dto-fields';

export class AddNoteDto {
  @IsOptional() @LongText() note?: string;
}
