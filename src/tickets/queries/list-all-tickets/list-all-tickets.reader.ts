import { Injectable } from '@nestjs/common';
import { TICKET_SECTION_STATUS, type TicketLists, type TicketReview, type TicketType } from '../../../contracts';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { HiddenOwners } from '../../store/hidden-owners';
import { type TicketFilter, TicketStore } from '../../store/ticket.store';
import { TicketViews } from '../../views/ticket-views';

const SECTIONS = ['awaiting', 'open', 'closed'] as const satisfies readonly (keyof TicketLists)[];

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

interface AllTicketsWanted {
  /** Counted from 0. */
  page: number;
  size: number;
  q: string;
  type?: TicketType;
}

interface ListAllTickets {
  user: RequestUser;
  wanted: AllTicketsWanted;
}

/** The overview of all tickets: a page of each section, and the totals (spec part 2, section 2, 'Tickets review'). */
@Injectable()
export class ListAllTicketsReader {
  constructor(
    private readonly tickets: TicketStore,
    private readonly views: TicketViews,
    private readonly people: People,
    private readonly hidden: HiddenOwners,
  ) {}

  async read({ wanted, user }: ListAllTickets): Promise<TicketReview> {
    const filter = await this.filterOf(wanted, await this.hidden.of(user));
    const [counts, ...pages] = await Promise.all([
      this.tickets.counts(filter),
      ...SECTIONS.map((section) => this.tickets.inStatus(TICKET_SECTION_STATUS[section], filter, wanted)),
    ]);
    const cards = await this.views.cards(pages.flat());
    const inSection = (section: keyof TicketLists) =>
      cards.filter(({ status }) => status === TICKET_SECTION_STATUS[section]);
    const totalOf = (section: keyof TicketLists): number => counts.get(TICKET_SECTION_STATUS[section]) ?? 0;
    return {
      awaiting: inSection('awaiting'),
      open: inSection('open'),
      closed: inSection('closed'),
      totals: { awaiting: totalOf('awaiting'), open: totalOf('open'), closed: totalOf('closed') },
    };
  }

  private async filterOf({ q, type }: AllTicketsWanted, hidden: string[]): Promise<TicketFilter> {
    const words = q.trim().split(/\s+/u).filter(Boolean).slice(0, 8);
    if (words.length === 0) return { type: type ?? null, subject: null, owners: [], hidden };
    const owners = await this.people.byName(q);
    return { type: type ?? null, subject: words.map(patternOf), owners: owners.map(({ id }) => id), hidden };
  }
}
