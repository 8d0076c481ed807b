import { IsBoolean, IsOptional } from 'class-validator';
import { AUTHOR_RULES } from '../../../contracts';
import { OptionalRuledText, OptionalText, RuledText } from '../../../platform/http/request/text-fields';

/** Spec part 1, section 5, 'Author dialog'. */
export class SaveAuthorDto {
  /** Id of the entry to change; absent for a new one. */
  @OptionalText(100) id?: string | null;
  @RuledText(AUTHOR_RULES.firstName) firstName = '';
  @OptionalRuledText(AUTHOR_RULES.middleName) middleName?: string | null;
  @RuledText(AUTHOR_RULES.lastName) lastName = '';
  @OptionalRuledText(AUTHOR_RULES.institute) institute?: string | null;
  @OptionalRuledText(AUTHOR_RULES.department) department?: string | null;
  @OptionalRuledText(AUTHOR_RULES.country) country?: string | null;
  @OptionalRuledText(AUTHOR_RULES.orcid) orcid?: string | null;
  @OptionalRuledText(AUTHOR_RULES.city) city?: string | null;
  @RuledText(AUTHOR_RULES.email) email = '';
  /** True to replace the caller's entry with this address; without it such a request is refused, with the name of that author. */
  @IsOptional() @IsBoolean() replace?: boolean;
}
