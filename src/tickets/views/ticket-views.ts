import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../article-desk/public';
import {
  isStaff,
  MAX_TICKET_BYTES,
  MAX_TICKET_RESPONSES,
  OFFICE_PERSON,
  t,
  type TicketAction,
  type TicketCard,
  type TicketFile,
  type TicketPerson,
  type TicketResponse,
  type TicketView,
} from '../../contracts';
import type { Attachment } from '../../files/public';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { inRequestLanguage } from '../../platform/http/language/request-language';
import type { FullTicketRow, ResponseRow, TicketRow } from '../store/ticket-rows';
import { ticketFileOf } from './ticket-file-views';

type Names = ReadonlyMap<string, PersonSummary>;
type FilesOf = (responseId: string | null) => TicketFile[];

/** A ticket, its answers and their files, each oldest first. */
export interface WholeTicket {
  ticket: FullTicketRow;
  responses: readonly ResponseRow[];
  files: readonly Attachment[];
}

const personOf = (id: string, names: Names): TicketPerson => {
  const { firstName, lastName } = names.get(id) ?? {
    firstName: t('Former', undefined, 'user'),
    lastName: t('user', undefined, 'Former'),
  };
  return { id, firstName, lastName };
};

function cardOf(row: TicketRow, names: Names): TicketCard {
  const { id, name, type, status, responseCount } = row;
  const [date, lastUpdate] = [row.createdAt.toISOString(), row.changedAt.toISOString()];
  return { id, name, type, status, date, lastUpdate, user: personOf(row.ownerId, names), responseCount };
}

/**
 * People outside the office are not shown who in the office answered, or who wrote for another person by login-as (lifecycle, section 2).
 */
function responseOf(row: ResponseRow, names: Names, filesOf: FilesOf, reader: RequestUser): TicketResponse {
  const { id, userId, realUserId, isStaff: byStaff, content, createdAt } = row;
  const insider = isStaff(reader.group);
  return {
    id,
    user: byStaff && !insider ? { ...OFFICE_PERSON } : personOf(userId, names),
    isStaff: byStaff,
    content,
    files: filesOf(id),
    date: createdAt.toISOString(),
    ...(insider && realUserId !== null ? { actor: personOf(realUserId, names) } : {}),
  };
}

/** True when a ticket accepts no more text. */
export const isFull = (ticket: TicketRow): boolean =>
  ticket.responseCount >= MAX_TICKET_RESPONSES || ticket.textBytes >= MAX_TICKET_BYTES;

function actionsOf(ticket: TicketRow, reader: RequestUser): TicketAction[] {
  const actions: TicketAction[] = [];
  if (!isFull(ticket)) actions.push('respond');
  if (ticket.status !== 'CLOSED') actions.push('close');
  if (isStaff(reader.group)) actions.push('delete');
  return actions;
}

/** Tickets as the API shows them, in the caller's language; one query reads the names of all people. */
@Injectable()
export class TicketViews {
  constructor(
    private readonly people: People,
    private readonly links: FileLinks,
  ) {}

  async cards(rows: readonly TicketRow[]): Promise<TicketCard[]> {
    const names = await this.people.byIds(rows.map(({ ownerId }) => ownerId));
    return inRequestLanguage(() => rows.map((row) => cardOf(row, names)));
  }

  async full({ ticket, responses, files }: WholeTicket, reader: RequestUser): Promise<TicketView> {
    const written = [{ userId: ticket.ownerId, realUserId: ticket.realUserId }, ...responses];
    const ids = written.flatMap(({ userId, realUserId }) => (realUserId === null ? [userId] : [userId, realUserId]));
    const names = await this.people.byIds(ids);
    const { realUserId } = ticket;
    const filesOf: FilesOf = (responseId) =>
      files.filter((file) => file.responseId === responseId).map((file) => ticketFileOf(file, this.links));
    return inRequestLanguage(() => ({
      ...cardOf(ticket, names),
      content: ticket.content,
      files: filesOf(null),
      ticketResponses: responses.map((row) => responseOf(row, names, filesOf, reader)),
      version: ticket.version,
      actions: actionsOf(ticket, reader),
      ...(isStaff(reader.group) && realUserId !== null ? { actor: personOf(realUserId, names) } : {}),
    }));
  }
}
