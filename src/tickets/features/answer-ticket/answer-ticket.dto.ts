import { TICKET_MESSAGES } from '../../../contracts';
import { RichTextField } from '../../../platform/rich-text';
import { TicketFilesDto } from '../../ticket-files.dto';

export class AnswerTicketDto extends TicketFilesDto {
  @RichTextField({ required: TICKET_MESSAGES.response }) content = '';
}
