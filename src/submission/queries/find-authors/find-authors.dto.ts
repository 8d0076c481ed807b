import { MAX_AUTHOR_SEARCH } from '../../../contracts';
import { TextOrAbsent } from '../../../platform/http/request/text-fields';

/** Empty criteria are left out (spec part 1, section 2, 'Author'). */
export class FindAuthorsDto {
  @TextOrAbsent(MAX_AUTHOR_SEARCH) firstName?: string;
  @TextOrAbsent(MAX_AUTHOR_SEARCH) lastName?: string;
  @TextOrAbsent(MAX_AUTHOR_SEARCH) email?: string;
  @TextOrAbsent(MAX_AUTHOR_SEARCH) orcid?: string;
}

export class ListAuthorsDto {
  @TextOrAbsent(MAX_AUTHOR_SEARCH) q?: string;
}
