import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import { type GroupId, GROUPS } from '../../../contracts';

export class ChangeGroupDto {
  @Type(() => Number)
  @IsIn(GROUPS.map(({ id }) => id), { message: 'This group does not exist' })
  groupId = Number.NaN as GroupId;
}
