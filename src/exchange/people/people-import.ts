import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type ImportProblem, normalEmail } from '../../contracts';
import { accountsAt, type MailMeta, QuietAccounts } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';
import { type PersonRow, readPeople } from './read-people';

export interface PeopleOutcome {
  counts: { new: number; here: number; left: number };
  problems: ImportProblem[];
}

const rowWord = (line: number): string => `row ${line}`;

/** Imports people of a CSV file as accounts. An existing account with the same address is not changed, so a file can be imported again. */
@Injectable()
export class PeopleImport {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly accounts: QuietAccounts,
  ) {}

  /** What an import of the file would do. */
  async preview(text: string): Promise<PeopleOutcome> {
    return (await this.plan(text)).outcome;
  }

  /** Creates the accounts of all rows without a problem. */
  async run(text: string, options: { invites: boolean; meta: MailMeta }): Promise<PeopleOutcome> {
    const { fresh, outcome } = await this.plan(text);
    const people = fresh.map(({ email, group, fields }) => ({ person: { ...fields, email }, group }));
    if (options.invites) {
      for (const { person, group } of people) await this.accounts.create(person, group, options);
      return outcome;
    }
    const made = await this.accounts.createAll(people, options.meta);
    const { new: planned, here, left } = outcome.counts;
    return { ...outcome, counts: { new: made, here: here + planned - made, left } };
  }

  private async plan(text: string): Promise<{ fresh: PersonRow[]; outcome: PeopleOutcome }> {
    const { rows, problems } = readPeople(text);
    const known = await accountsAt(
      this.pool,
      rows.map(({ email }) => normalEmail(email)),
    );
    const holders = new Map(known.flatMap((account) => account.addresses.map((address) => [address, account])));
    const at = (email: string) => holders.get(normalEmail(email));
    const claimed = rows.filter(({ email }) => at(email)?.unproven);
    const lines = [
      ...problems,
      ...claimed.map(({ line }) => ({
        line,
        what: 'Somebody registered with this email and has not proven it yet.',
      })),
    ].sort((a, b) => a.line - b.line);
    const fresh = rows.filter(({ email }) => at(email) === undefined);
    const here = rows.length - fresh.length - claimed.length;
    return {
      fresh,
      outcome: {
        counts: { new: fresh.length, here, left: lines.length },
        problems: lines.map(({ line, what }) => ({ where: rowWord(line), what })),
      },
    };
  }
}
