import { IsMoment } from '../../../platform/http/request/is-moment';

export class MarkNewsSeenDto {
  /** The time of the newest line that the person was shown. */
  @IsMoment() until = '';
}
