import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { MOST_MARKS_ASKED } from '../../../contracts';

export class FindAddressMarksDto {
  @IsArray()
  @ArrayMaxSize(MOST_MARKS_ASKED)
  @IsString({ each: true })
  @MaxLength(320, { each: true })
  addresses: string[] = [];
}
