import { IsString, Length, MaxLength } from 'class-validator';

export class FinishProviderSignInDto {
  /** The query parameters with which the provider sent the person back, unchanged. */
  @IsString() @MaxLength(8000) query = '';
  @IsString() @Length(20, 200, { message: 'Please start the sign-in again.' }) secret = '';
}
