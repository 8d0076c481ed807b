import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsUUID } from 'class-validator';
import { MOST_CHOSEN_PACKAGES, packageDayProblem, PACKAGES_MESSAGES } from '../../../contracts';
import { KeepsRule, OrAbsent } from '../../../platform/http/request/text-fields';

/** Articles by their ids, separated by commas, or those that were accepted from one day to another, both included. */
export class ExportPackagesDto {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsUUID(undefined, { each: true, message: PACKAGES_MESSAGES.chosen })
  @ArrayMaxSize(MOST_CHOSEN_PACKAGES, { message: PACKAGES_MESSAGES.chosen })
  ids?: string[];
  @OrAbsent() @KeepsRule(packageDayProblem) from?: string;
  @OrAbsent() @KeepsRule(packageDayProblem) until?: string;
}
