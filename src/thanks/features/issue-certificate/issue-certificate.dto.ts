import { IsInt, Max, Min, ValidateIf } from 'class-validator';

const MESSAGE = 'Please choose a year, or all years.';

/** `year`: null for all years. */
export class IssueCertificateDto {
  @ValidateIf((dto: IssueCertificateDto) => dto.year !== null)
  @IsInt({ message: MESSAGE })
  @Min(1900, { message: MESSAGE })
  @Max(9999, { message: MESSAGE })
  year: number | null = 0;
}
