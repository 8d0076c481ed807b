import { OptionalText } from '../../users/dto-fields';

export class ChangeExpertiseDto {
  @OptionalText(2000) expertise?: string | null;
}
