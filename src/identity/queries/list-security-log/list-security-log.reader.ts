import { Injectable } from '@nestjs/common';
import type { Page, SecurityLogEntry } from '../../../contracts';
import type { SecurityLogFilter } from '../../security/security-log-reader';
import { SecurityLogReader } from '../../security/security-log-reader';

/** Maximum length of a text on a page of the log. The export has the full text. */
const LONGEST_TEXT = 1_000;

type Values = SecurityLogEntry['before'];

const short = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isLong = typeof value === 'string' && value.length > LONGEST_TEXT;
      return [name, isLong ? `${value.slice(0, LONGEST_TEXT)}…` : value];
    }),
  );

interface ListSecurityLog {
  filter: SecurityLogFilter;
  page: number;
  size: number;
}

/** A page of the security log, newest first by default (issue 7, 'security log'). */
@Injectable()
export class ListSecurityLogReader {
  constructor(private readonly log: SecurityLogReader) {}

  async read({ filter, page, size }: ListSecurityLog): Promise<Page<SecurityLogEntry>> {
    const { items, total } = await this.log.page(filter, page, size);
    return {
      items: items.map((entry) => ({ ...entry, before: short(entry.before), after: short(entry.after) })),
      total,
    };
  }
}
