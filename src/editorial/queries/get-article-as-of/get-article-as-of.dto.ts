import { IsMoment } from '../../../platform/http/request/is-moment';

export class GetArticleAsOfDto {
  @IsMoment() at = '';
}
