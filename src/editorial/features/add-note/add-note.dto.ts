import { IsBoolean, IsOptional } from 'class-validator';
import { LongText } from '../../../platform/http/request/text-fields';

export class AddNoteDto {
  @IsOptional() @LongText() note?: string;
  /** True: is stored although it shows editors who an author is. */
  @IsOptional() @IsBoolean() sendAnyway?: boolean;
}
