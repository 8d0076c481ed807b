import { OptionalText } from '../../users/dto-fields';

export class ChangeExpertiseDto {
  @OptionalText('areasOfExpertise') expertise?: string | null;
}
