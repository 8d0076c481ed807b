import { Matches } from 'class-validator';
import { SETTING_MESSAGES } from '../../../contracts';

export class PreviewBrandDto {
  @Matches(/^#[0-9a-f]{6}$/i, { message: SETTING_MESSAGES.brandColour }) colour!: string;
}
