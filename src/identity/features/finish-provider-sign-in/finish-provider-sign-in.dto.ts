import { IsString, Length, MaxLength } from 'class-validator';

export class FinishProviderSignInDto {
  /** The parameters of the page's address, as the provider wrote them. */
  @IsString() @MaxLength(8000) query = '';
  @IsString() @Length(20, 200, { message: 'Please start the sign-in again.' }) secret = '';
}
