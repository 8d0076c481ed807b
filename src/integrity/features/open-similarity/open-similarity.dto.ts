import { IsInt, Max, Min } from 'class-validator';

/** The revision whose report to open. */
export class OpenSimilarityDto {
  @IsInt() @Min(0) @Max(1000) revision!: number;
}
