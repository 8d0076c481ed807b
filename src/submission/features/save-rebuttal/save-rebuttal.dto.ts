import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { MAX_REPLY } from '../../../contracts';
import { TextOrAbsent } from '../../../platform/http/request/text-fields';

class ReplyDto {
  @MaxLength(200) point!: string;
  @TextOrAbsent(MAX_REPLY) text?: string;
}

/** Everything that was typed: replies that are not listed are empty. */
export class SaveRebuttalDto {
  @TextOrAbsent(MAX_REPLY) opening?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @Type(() => ReplyDto)
  replies?: ReplyDto[];

  /** The number of saves that the form knows of. If absent, overwrites whatever is stored. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  draftVersion?: number;
}
