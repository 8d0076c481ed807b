import { IsIn } from 'class-validator';
import { type Naming, NAMINGS } from '../../../contracts';

export class ChooseNamingDto {
  @IsIn(NAMINGS, { message: 'Please choose one of the three answers.' }) naming = '' as string as Naming;
}
