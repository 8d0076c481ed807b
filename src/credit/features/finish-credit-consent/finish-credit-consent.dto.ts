import { IsString, Length, MaxLength } from 'class-validator';

export class FinishCreditConsentDto {
  /** The parameters of the page's address, as ORCID wrote them. */
  @IsString() @MaxLength(8000) query = '';
  @IsString() @Length(20, 200, { message: 'Please start again.' }) secret = '';
}
