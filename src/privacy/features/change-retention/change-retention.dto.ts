import { IsBoolean } from 'class-validator';
import type { RetentionChange } from '../../../contracts';
import { RetentionSettingsDto } from '../../retention/retention-settings.dto';

export class ChangeRetentionDto extends RetentionSettingsDto implements RetentionChange {
  @IsBoolean()
  confirmed!: boolean;
}
