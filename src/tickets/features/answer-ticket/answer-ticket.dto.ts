import { TICKET_MESSAGES } from '../../../contracts';
import { RichTextField } from '../../../platform/rich-text';

export class AnswerTicketDto {
  @RichTextField({ required: TICKET_MESSAGES.response }) content = '';
}
