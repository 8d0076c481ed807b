import { RequiredText } from '../../../platform/http/request/text-fields';

export class AssignAssociateDto {
  @RequiredText('Please choose an associate editor.', 64) associateId = '';
}
