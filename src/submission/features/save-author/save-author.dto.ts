import { ARTICLE_MESSAGES } from '../../../contracts';
import { EmailField, OptionalText, OrcidField, RequiredText } from '../../dto-fields';

/** Spec part 1, section 5, 'Author dialog'. */
export class SaveAuthorDto {
  /** Of the entry to change; absent for a new one. */
  @OptionalText(100) id?: string | null;
  @RequiredText(ARTICLE_MESSAGES.firstName) firstName = '';
  @OptionalText() middleName?: string | null;
  @RequiredText(ARTICLE_MESSAGES.lastName) lastName = '';
  @OptionalText(500) institute?: string | null;
  @OptionalText(500) department?: string | null;
  @OptionalText() country?: string | null;
  @OrcidField() orcid?: string | null;
  @OptionalText() city?: string | null;
  @EmailField() email = '';
}
