import { Injectable } from '@nestjs/common';
import type { MergedPart, PersonIdentity } from '../../contracts';

/** The account `from` gives what it holds to the account `to`. */
export interface AccountMove {
  fromId: string;
  toId: string;
  because: 'MERGED' | 'ADDRESS_PROVEN';
  correlationId: string;
}

/** What accounts hold in one module, such as articles or tickets. */
export interface Holdings {
  /** What `fromId` holds, without what it holds none of. */
  parts(fromId: string): Promise<MergedPart[]>;
  /** Why the holdings of the two cannot be joined now. */
  obstacles?(from: PersonIdentity, to: PersonIdentity): Promise<string[]>;
  /** Whether what a preview or a refusal tells would be behind the conflict wall for this member of the office. */
  isWalled?(viewer: PersonIdentity): Promise<boolean>;
  /** Moves them. A repeated call moves what is left. */
  move(move: AccountMove): Promise<void>;
}

/** The holdings of all modules: each registers its own in `onModuleInit`. */
@Injectable()
export class AccountHoldings {
  private readonly all: Holdings[] = [];

  register(holdings: Holdings): void {
    this.all.push(holdings);
  }

  async parts(fromId: string): Promise<MergedPart[]> {
    return (await Promise.all(this.all.map((one) => one.parts(fromId)))).flat();
  }

  async obstacles(from: PersonIdentity, to: PersonIdentity): Promise<string[]> {
    return (await Promise.all(this.all.map((one) => one.obstacles?.(from, to) ?? []))).flat();
  }

  async areWalled(viewer: PersonIdentity): Promise<boolean> {
    return (await Promise.all(this.all.map((one) => one.isWalled?.(viewer) ?? false))).includes(true);
  }

  /** One module after the other. */
  async move(move: AccountMove): Promise<void> {
    for (const holdings of this.all) await holdings.move(move);
  }
}

/** '1 ticket', '2 tickets'; none for 0. */
export const counted = (count: number, one: string, more: string): MergedPart[] =>
  count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : more}`, count }];
