import type { PersonFields } from '../../contracts';
import { CountryField, OptionalText, OrcidField, PhoneField } from './dto-fields';

/** The fields of a person that nobody has to fill in (spec part 1, section 5). */
export class PersonFieldsDto implements Partial<PersonFields> {
  @OptionalText(50) title?: string | null;
  @OptionalText() middleName?: string | null;
  @OrcidField() orcid?: string | null;
  @OptionalText() department?: string | null;
  @OptionalText() division?: string | null;
  @OptionalText() institute?: string | null;
  @OptionalText() streetName?: string | null;
  @OptionalText(30) postalCode?: string | null;
  @OptionalText() city?: string | null;
  @CountryField() country?: string | null;
  @PhoneField() phoneNumber?: string | null;
  @OptionalText(50) fax?: string | null;
  @OptionalText(2000) areasOfExpertise?: string | null;
}
