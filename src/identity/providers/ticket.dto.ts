import { applyDecorators } from '@nestjs/common';
import { IsString, Length } from 'class-validator';

/** The key of the ticket of a person that a provider has proven. */
export const TicketField = (): PropertyDecorator =>
  applyDecorators(IsString(), Length(20, 200, { message: 'Please start the sign-in again.' }));

export class TicketDto {
  @TicketField() ticket = '';
}
