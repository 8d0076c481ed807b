import { applyDecorators } from '@nestjs/common';
import { IsString, Length } from 'class-validator';

/** The key of a person whom a provider has proven. */
export const TicketField = (): PropertyDecorator =>
  applyDecorators(IsString(), Length(20, 200, { message: 'Please start the sign-in again.' }));

export class TicketDto {
  @TicketField() ticket = '';
}
