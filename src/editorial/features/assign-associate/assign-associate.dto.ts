import { RequiredText } from '../../../review/public';

export class AssignAssociateDto {
  @RequiredText('Please choose an associate editor.', 64) associateId = '';
}
