import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TICKET_MESSAGES, TICKET_TYPES, type TicketType } from '../../../contracts';
import { PagingDto } from '../../paging.dto';

export class ListAllTicketsDto extends PagingDto {
  /** Words of the subject, or of the owner's name or institute. */
  @IsOptional() @IsString() @MaxLength(200) q = '';
  @IsOptional() @IsIn(TICKET_TYPES, { message: TICKET_MESSAGES.type }) type?: TicketType;
}
