import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import { MAX_TICKET_FILES, TICKET_FILE_MESSAGES } from '../contracts';

/** Files that the caller has just sent for a text. */
export class TicketFilesDto {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TICKET_FILES, { message: TICKET_FILE_MESSAGES.tooMany })
  @ArrayUnique()
  @IsUUID('all', { each: true, message: TICKET_FILE_MESSAGES.gone })
  files?: string[];
}
