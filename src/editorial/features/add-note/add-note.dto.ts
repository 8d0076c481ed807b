import { IsOptional } from 'class-validator';
import { LongText } from '../../../review/public';

export class AddNoteDto {
  @IsOptional() @LongText() note?: string;
}
