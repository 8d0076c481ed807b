import { AnswerTicketController } from './features/answer-ticket/answer-ticket.controller';
import { AnswerTicketHandler } from './features/answer-ticket/answer-ticket.handler';
import { CloseTicketController } from './features/close-ticket/close-ticket.controller';
import { CloseTicketHandler } from './features/close-ticket/close-ticket.handler';
import { DeleteTicketController } from './features/delete-ticket/delete-ticket.controller';
import { DeleteTicketHandler } from './features/delete-ticket/delete-ticket.handler';
import { OpenTicketController } from './features/open-ticket/open-ticket.controller';
import { OpenTicketHandler } from './features/open-ticket/open-ticket.handler';
import { GetTicketController } from './queries/get-ticket/get-ticket.controller';
import { GetTicketHandler } from './queries/get-ticket/get-ticket.handler';
import { ListAllTicketsController } from './queries/list-all-tickets/list-all-tickets.controller';
import { ListAllTicketsHandler } from './queries/list-all-tickets/list-all-tickets.handler';
import { ListMyTicketsController } from './queries/list-my-tickets/list-my-tickets.controller';
import { ListMyTicketsHandler } from './queries/list-my-tickets/list-my-tickets.handler';

/** In this order: a fixed path stands before one with a parameter in its place. */
export const CONTROLLERS = [
  ListMyTicketsController,
  ListAllTicketsController,
  OpenTicketController,
  GetTicketController,
  AnswerTicketController,
  DeleteTicketController,
  CloseTicketController,
] as const;

export const COMMAND_HANDLERS = [
  AnswerTicketHandler,
  CloseTicketHandler,
  DeleteTicketHandler,
  OpenTicketHandler,
] as const;

export const QUERY_HANDLERS = [GetTicketHandler, ListAllTicketsHandler, ListMyTicketsHandler] as const;
