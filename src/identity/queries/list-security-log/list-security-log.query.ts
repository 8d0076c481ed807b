import { Query } from '@nestjs/cqrs';
import type { Page, SecurityLogEntry } from '../../../contracts';
import type { SecurityLogFilter } from '../../security/security-log-reader';

export class ListSecurityLog extends Query<Page<SecurityLogEntry>> {
  constructor(
    readonly filter: SecurityLogFilter,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}
