import { Transform } from 'class-transformer';
import { IsIn, MaxLength, ValidateBy } from 'class-validator';
import { MAX_TICKET_NAME, maxMessage, TICKET_MESSAGES, TICKET_TYPES, type TicketType } from '../../../contracts';
import { RichTextField } from '../../../platform/rich-text';
import { TicketFilesDto } from '../../ticket-files.dto';

const isThere = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Spec part 1, section 5, 'Ticket': name, content and type are required. */
export class OpenTicketDto extends TicketFilesDto {
  /** The subject: one line of plain text. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : value,
  )
  @MaxLength(MAX_TICKET_NAME, { message: maxMessage(MAX_TICKET_NAME) })
  @ValidateBy({ name: 'isRequired', validator: { validate: isThere } }, { message: TICKET_MESSAGES.name })
  name = '';

  @RichTextField({ required: TICKET_MESSAGES.content }) content = '';

  @IsIn(TICKET_TYPES, { message: TICKET_MESSAGES.type }) type = '' as string as TicketType;
}
