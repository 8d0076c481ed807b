import { MAX_PASTED_CHARACTERS } from '../../../contracts';
import { RequiredText } from '../../../platform/http/request/text-fields';

export class RecognisePeopleDto {
  @RequiredText('Please paste names or addresses.', MAX_PASTED_CHARACTERS) text = '';
}
