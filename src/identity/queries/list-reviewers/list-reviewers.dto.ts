import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ListReviewersDto {
  @IsOptional() @IsString() @MaxLength(200) q = '';
}
