import type { TicketInput, TicketReview, TicketView } from '../../../src/contracts';
import type { HttpClient } from '../app/http-client';

/** The body of a successful response. @throws Error with the refusal */
function taken<Body>(answer: { status: number; body: unknown; text: string }): Body {
  if (answer.status !== 200) throw new Error(`Refused with ${answer.status}: ${answer.text}`);
  return answer.body as Body;
}

export const aTicket = (fields: Partial<TicketInput> = {}): TicketInput => ({
  name: 'The upload stops',
  content: '<p>It stops at <strong>99%</strong>.</p>',
  type: 'BUG',
  ...fields,
});

export const openTicket = async (owner: HttpClient, fields: Partial<TicketInput> = {}): Promise<TicketView> =>
  taken(await owner.post('/ticket/save', aTicket(fields)));

export const answerTicket = async (who: HttpClient, id: string, text: string): Promise<TicketView> =>
  taken(await who.post(`/ticket/${id}/response`, { content: `<p>${text}</p>` }));

export const closeTicket = async (who: HttpClient, id: string): Promise<TicketView> =>
  taken(await who.post(`/ticket/${id}`));

export const ticketOf = async (who: HttpClient, id: string): Promise<TicketView> =>
  taken(await who.get(`/ticket/${id}`));

export const allTickets = async (who: HttpClient, query: Record<string, string | number> = {}): Promise<TicketReview> =>
  taken(await who.get('/ticket/all', query));
