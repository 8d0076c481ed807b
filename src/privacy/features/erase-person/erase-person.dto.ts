import { IsString, MaxLength } from 'class-validator';
import type { ErasureRequest } from '../../../contracts';

export class ErasePersonDto implements ErasureRequest {
  @IsString()
  @MaxLength(254)
  confirmation!: string;
}
