import { IsInt } from 'class-validator';

export class GiveConsentDto {
  @IsInt({ message: 'The version must be a whole number.' }) version = 0;
}
