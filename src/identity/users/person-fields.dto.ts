import type { PersonFields } from '../../contracts';
import { OptionalText, PhoneField } from './dto-fields';

/** The optional fields of a person (spec part 1, section 5). */
export class PersonFieldsDto implements Partial<PersonFields> {
  @OptionalText('title') title?: string | null;
  @OptionalText('middleName') middleName?: string | null;
  @OptionalText('orcid') orcid?: string | null;
  @OptionalText('department') department?: string | null;
  @OptionalText('division') division?: string | null;
  @OptionalText('institute') institute?: string | null;
  @OptionalText('streetName') streetName?: string | null;
  @OptionalText('postalCode') postalCode?: string | null;
  @OptionalText('city') city?: string | null;
  @OptionalText('country') country?: string | null;
  @PhoneField() phoneNumber?: string | null;
  @OptionalText('fax') fax?: string | null;
  @OptionalText('areasOfExpertise') areasOfExpertise?: string | null;
}
