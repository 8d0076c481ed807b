import { Injectable } from '@nestjs/common';
import type { MergedPart, PersonIdentity } from '../../contracts';

/** A move of everything that belongs to the account `fromId` to the account `toId`. */
export interface AccountMove {
  fromId: string;
  toId: string;
  because: 'MERGED' | 'ADDRESS_PROVEN';
  correlationId: string;
}

/** What belongs to accounts in one module, such as articles or tickets. */
export interface Holdings {
  /** The kinds of things that belong to `fromId`, in the current language, without kinds of which there are none. */
  parts(fromId: string): Promise<MergedPart[]>;
  /** Reasons why the holdings of the two accounts cannot be joined now. */
  obstacles?(from: PersonIdentity, to: PersonIdentity): Promise<string[]>;
  /** Whether a preview or a refusal would reveal something that is behind the conflict wall for this member of the office. */
  isWalled?(viewer: PersonIdentity): Promise<boolean>;
  /** Moves the holdings. Idempotent: a repeated call moves what is left. */
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

  /** Moves the holdings of one module after the other. */
  async move(move: AccountMove): Promise<void> {
    for (const holdings of this.all) await holdings.move(move);
  }
}

/** A part with its number, such as '2 tickets'; none for 0. */
export const counted = (count: number, text: string): MergedPart[] => (count === 0 ? [] : [{ text, count }]);
