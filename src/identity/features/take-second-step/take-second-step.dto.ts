import { SecondProofDto, TicketField } from '../../factors/factor-fields';

export class TakeSecondStepDto extends SecondProofDto {
  @TicketField() ticket = '';
}
