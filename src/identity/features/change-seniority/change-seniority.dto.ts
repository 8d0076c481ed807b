import { IsIn } from 'class-validator';
import { SENIORITY_LEVELS, type SeniorityLevel } from '../../../contracts';

export class ChangeSeniorityDto {
  @IsIn(SENIORITY_LEVELS, { message: `The level must be one of ${SENIORITY_LEVELS.join(', ')}` })
  level = '' as SeniorityLevel;
}
