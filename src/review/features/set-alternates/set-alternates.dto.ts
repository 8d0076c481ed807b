import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';
import { MAX_ALTERNATES } from '../../../contracts';

export class SetAlternatesDto {
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
