import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { MAX_ALTERNATES } from '../../../contracts';

/** A list of alternates. */
export class AlternatesDto {
  /** All alternates, in the order in which they are invited. */
  @IsArray({ message: 'Please name the alternates.' })
  @ArrayMaxSize(MAX_ALTERNATES, { message: `At most ${MAX_ALTERNATES} people can be alternates.` })
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  reviewerIds!: string[];

  /** True: the next one is invited automatically when a reviewer declines or does not answer. */
  @IsBoolean({ message: 'Please say whether alternates are invited automatically.' })
  automatic!: boolean;
}

export class SetAlternatesDto extends AlternatesDto {
  /** The list that the sender saw. The change is refused if another person has changed that list. If absent, nothing is compared. */
  @IsOptional()
  @ValidateNested()
  @Type(() => AlternatesDto)
  seen?: AlternatesDto | null;
}
