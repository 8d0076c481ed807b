import { PersonText } from '../../users/dto-fields';

export class ChangeExpertiseDto {
  @PersonText('areasOfExpertise') expertise?: string | null;
}
