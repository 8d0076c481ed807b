import { MAX_AUTHOR_SEARCH } from '../../../contracts';
import { PlainText } from '../../dto-fields';

/** Empty criteria are left out (spec part 1, section 2, 'Author'). */
export class FindAuthorsDto {
  @PlainText(MAX_AUTHOR_SEARCH) firstName?: string;
  @PlainText(MAX_AUTHOR_SEARCH) lastName?: string;
  @PlainText(MAX_AUTHOR_SEARCH) email?: string;
  @PlainText(MAX_AUTHOR_SEARCH) orcid?: string;
}

export class ListAuthorsDto {
  @PlainText(MAX_AUTHOR_SEARCH) q?: string;
}
