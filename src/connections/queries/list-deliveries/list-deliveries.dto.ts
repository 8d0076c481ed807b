import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { DELIVERY_STATES, type DeliveryState } from '../../../contracts';

/** `page` counts from 0. */
export class ListDeliveriesDto {
  @IsOptional() @IsIn(DELIVERY_STATES) state?: DeliveryState;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(1_000_000) page = 0;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) size = 20;
}
