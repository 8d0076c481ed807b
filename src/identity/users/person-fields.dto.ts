import type { PersonFields } from '../../contracts';
import { PersonText, PhoneField } from './dto-fields';

/** The optional fields of a person (spec part 1, section 5). */
export class PersonFieldsDto implements Partial<PersonFields> {
  @PersonText('title') title?: string | null;
  @PersonText('middleName') middleName?: string | null;
  @PersonText('orcid') orcid?: string | null;
  @PersonText('department') department?: string | null;
  @PersonText('division') division?: string | null;
  @PersonText('institute') institute?: string | null;
  @PersonText('streetName') streetName?: string | null;
  @PersonText('postalCode') postalCode?: string | null;
  @PersonText('city') city?: string | null;
  @PersonText('country') country?: string | null;
  @PhoneField() phoneNumber?: string | null;
  @PersonText('fax') fax?: string | null;
  @PersonText('areasOfExpertise') areasOfExpertise?: string | null;
}
