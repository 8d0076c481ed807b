import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsOptional, IsString } from 'class-validator';

export class RemoveFilesDto {
  @IsArray()
  @ArrayNotEmpty({ message: 'Please choose at least one file.' })
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  ids: string[] = [];

  @IsOptional() @IsInt() version?: number;
}
