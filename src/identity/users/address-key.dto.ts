import { IsString, Length } from 'class-validator';

/** The key from a link in a mail about an address. */
export class AddressKeyDto {
  @IsString()
  @Length(20, 200, { message: 'The link is not complete. Please open it from the mail again.' })
  key = '';
}
