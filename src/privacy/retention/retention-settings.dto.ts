import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { type RetentionSettings, SETTING_BOUNDS, wholeMessage } from '../../contracts';

/** A whole number within the bounds of the setting that has the field's name. */
const whole: PropertyDecorator = (target, name) => {
  const bounds = SETTING_BOUNDS[name as keyof RetentionSettings];
  const message = wholeMessage(bounds);
  applyDecorators(
    Type(() => Number),
    Max(bounds.max, { message }),
    Min(bounds.min, { message }),
    IsInt({ message }),
  )(target, name);
};

/** How long data are kept; 0 means permanently. */
export class RetentionSettingsDto implements RetentionSettings {
  @whole retainRejectedMonths!: number;
  @whole retainWithdrawnMonths!: number;
  @whole retainDraftDays!: number;
  @whole retainMailMonths!: number;
  @whole retainSecurityLogMonths!: number;
}

/** Settings to try; absent ones mean permanently. `page` counts from 0. */
export class RetainedArticlesDto implements RetentionSettings {
  @IsOptional() @whole retainRejectedMonths = 0;
  @IsOptional() @whole retainWithdrawnMonths = 0;
  @IsOptional() @whole retainDraftDays = 0;
  @IsOptional() @whole retainMailMonths = 0;
  @IsOptional() @whole retainSecurityLogMonths = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) size = 20;
}
