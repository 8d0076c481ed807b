import { IsInt, Max, Min } from 'class-validator';

/** Which report. */
export class OpenSimilarityDto {
  @IsInt() @Min(0) @Max(1000) revision!: number;
}
