import { texts } from '../language/texts';
import { MAX_RICH_TEXT_BYTES, RICH_TEXT_MESSAGES } from '../text/rich-text';
import { onlyProblems, type Problem, type Problems, requiredProblem } from '../text/text-rules';
import { isEmptyRichText } from '../text/words';
import type { TicketFile } from './ticket-files';

/** Support tickets (spec part 1, section 3 and 4; lifecycle, section 4 (13)). */
export const TICKET_STATUSES = ['AWAITING_RESPONSE', 'OPEN', 'CLOSED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
/** The term in lifecycle, section 4 (13). */
export type TicketState = TicketStatus;

/** 'Awaiting answer', 'open' and 'closed' are the names of the sections (spec part 2, section 2, 'Tickets review'). */
export const TICKET_STATUS_LABELS: Record<TicketStatus, string> = texts({
  AWAITING_RESPONSE: 'Awaiting answer',
  OPEN: 'Open',
  CLOSED: 'Closed',
});

export const TICKET_TYPES = ['BUG', 'GENERAL', 'REQUEST'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

export const TICKET_TYPE_LABELS: Record<TicketType, string> = texts({
  BUG: 'Something does not work',
  GENERAL: 'General question',
  REQUEST: 'Request',
});

/** Maximum length of the subject, in UTF-16 units of the trimmed text. */
export const MAX_TICKET_NAME = 200;
/**
 * Limits of a ticket: number of answers, and bytes of all its texts. A ticket at a limit accepts no more answers, so that a thread
 * can always be read in one piece.
 */
export const MAX_TICKET_RESPONSES = 200;
export const MAX_TICKET_BYTES = 2_000_000;
/** Default number of tickets per response; the maximum is `MAX_TICKET_PAGE`. */
export const TICKET_PAGE = 100;
export const MAX_TICKET_PAGE = 500;

/** Header of GET /ticket/my-list: the person's number of tickets, on all pages. */
export const TICKET_TOTAL_HEADER = 'X-Total-Count';

export const TICKET_MESSAGES = texts({
  name: 'Subject is required',
  content: 'Content is required',
  type: 'Type is required',
  response: 'Please write an answer.',
  unknown: 'This ticket does not exist.',
  alreadyClosed: 'This ticket is already closed.',
  changed: 'This ticket has changed. Please reload it.',
  full: 'This ticket is full. Please open a new one.',
});

/** The name of all staff for people outside the office, since tickets do not reveal who handles what (lifecycle, section 2). */
const OFFICE_NAME = texts({ firstName: 'Editorial', lastName: 'office' }, 'name');
export const OFFICE_PERSON: TicketPerson = {
  id: 'office',
  get firstName() {
    return OFFICE_NAME.firstName;
  },
  get lastName() {
    return OFFICE_NAME.lastName;
  },
};

/** Author of a text in a ticket. `id` is the id of an account, or 'office' for staff as seen by people outside the office. */
export interface TicketPerson {
  id: string;
  firstName: string;
  lastName: string;
}

/** A ticket in a list. */
export interface TicketCard {
  /** The ticket's number, as text. */
  id: string;
  /** The subject of the ticket. */
  name: string;
  type: TicketType;
  status: TicketStatus;
  /** When the ticket was opened. */
  date: string;
  /** When the ticket was last opened, answered or closed. */
  lastUpdate: string;
  user: TicketPerson;
  responseCount: number;
}

/** An answer in the thread, from the office or the ticket's owner. */
export interface TicketResponse {
  id: string;
  user: TicketPerson;
  /** True for an answer of the office. */
  isStaff: boolean;
  /** Rich text (sanitised HTML). */
  content: string;
  /** Files that were sent with the answer. */
  files: TicketFile[];
  date: string;
  /** The real person behind a login-as session; shown only to staff. */
  actor?: TicketPerson;
}

export const TICKET_ACTIONS = ['respond', 'close', 'delete'] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** A ticket with its thread, oldest answer first. */
export interface TicketView extends TicketCard {
  /** Rich text (sanitised HTML). */
  content: string;
  /** Files that were sent with the ticket's own text. */
  files: TicketFile[];
  ticketResponses: TicketResponse[];
  /** Increases with every answer and when the ticket is closed. A request to close it with an old version is refused. */
  version: number;
  /** Actions that the caller may take now. */
  actions: TicketAction[];
  /** The real person who opened the ticket by login-as; shown only to staff. */
  actor?: TicketPerson;
}

/** Sections of the page with all tickets, each with the last changed ticket first. */
export interface TicketLists {
  awaiting: TicketCard[];
  open: TicketCard[];
  closed: TicketCard[];
}

/** GET /ticket/all: one page of each section, with the total number of its tickets. */
export interface TicketReview extends TicketLists {
  totals: Record<keyof TicketLists, number>;
}

export const TICKET_SECTION_STATUS: Record<keyof TicketLists, TicketStatus> = {
  awaiting: 'AWAITING_RESPONSE',
  open: 'OPEN',
  closed: 'CLOSED',
};

/** POST /ticket/save: a new ticket (spec part 1, section 7). */
export interface TicketInput {
  name: string;
  /** Rich text (HTML). */
  content: string;
  type: TicketType;
  /** Ids of files that this person has just sent. */
  files?: string[];
}

/** POST /ticket/{id}/response: an answer to a ticket. */
export interface TicketResponseInput {
  /** Rich text (HTML). */
  content: string;
  /** Ids of files that this person has just sent. */
  files?: string[];
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const contentProblem = (content: string, message: string): Problem => {
  if (isEmptyRichText(content)) return message;
  return bytes(content) > MAX_RICH_TEXT_BYTES ? RICH_TEXT_MESSAGES.tooLong : undefined;
};

/** The problems of a new ticket: name, content and type are required (spec part 1, section 5, 'Ticket'). Only the server checks for pictures. */
export function ticketProblems(ticket: { name: string; content: string; type: string }): Problems {
  return onlyProblems({
    name: requiredProblem(ticket.name, TICKET_MESSAGES.name, MAX_TICKET_NAME),
    type: TICKET_TYPES.some((type) => type === ticket.type) ? undefined : TICKET_MESSAGES.type,
    content: contentProblem(ticket.content, TICKET_MESSAGES.content),
  });
}

export const ticketResponseProblems = ({ content }: TicketResponseInput): Problems =>
  onlyProblems({ content: contentProblem(content, TICKET_MESSAGES.response) });
