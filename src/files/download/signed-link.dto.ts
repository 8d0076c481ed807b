import { IsOptional, IsString, MaxLength } from 'class-validator';

export class SignedLinkDto {
  @IsOptional() @IsString() @MaxLength(20) expires?: string;
  @IsOptional() @IsString() @MaxLength(200) signature?: string;
}
