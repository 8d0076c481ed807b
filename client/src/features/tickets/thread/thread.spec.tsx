import { screen, waitFor, within } from '@testing-library/react';
import { OFFICE_PERSON, TICKET_MESSAGES, type TicketView } from '@contracts';
import { type Answers, answerWith, sendChange } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { aTicket, OWNER } from '../../../../test/tickets';

const author = person('author');
const assistant = person('assistant', { firstName: 'Sam', lastName: 'Office' });
const AT = '2026-03-04T10:00:00.000Z';
const fromOffice = {
  id: 'r1',
  user: OFFICE_PERSON,
  isStaff: true,
  content: '<p>Try again, please.</p>',
  files: [],
  date: AT,
};

function open(ticket: TicketView, answers: Answers = {}, who = author) {
  const calls = answerWith({ 'GET /user': [200, who], 'GET /ticket/7': [200, ticket], ...answers });
  return { calls, ...renderApp('/tickets/editTicket/7', { session: sessionOf(who) }) };
}

const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const messages = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The thread of a ticket', () => {
  it('shows the text and the answers in their order, with their writers', async () => {
    open(aTicket({ status: 'OPEN', ticketResponses: [fromOffice], responseCount: 1 }));
    const [first, second] = await messages();
    expect(first).toHaveTextContent('Anna Bakker (you)');
    expect(first).toHaveTextContent('At half of the file.');
    expect(second).toHaveTextContent('Editorial office');
    expect(second).toHaveTextContent('Try again, please.');
    expect(screen.getByRole('heading', { level: 1, name: 'The upload stops' })).toBeInTheDocument();
  });

  it('shows staff which office member answered, and who wrote on behalf of another person', async () => {
    const user = { id: 'user-x', firstName: 'Mia', lastName: 'Editor' };
    const ticketResponses = [{ ...fromOffice, user, actor: { id: 'user-w', firstName: 'Wim', lastName: 'Web' } }];
    open(aTicket({ status: 'OPEN', ticketResponses, actions: ['respond', 'close', 'delete'] }), {}, assistant);
    const [, second] = await messages();
    expect(second).toHaveTextContent('Mia Editor');
    expect(second).toHaveTextContent('written by Wim Web, signed in as this person');
    expect(screen.getByRole('link', { name: 'All tickets', current: false })).toBeInTheDocument();
  });

  it('requires a text for an answer', async () => {
    const { user, calls } = open(aTicket());
    await user.click(await screen.findByRole('button', { name: 'Send the answer' }));
    expect(screen.getByRole('link', { name: `Your answer: ${TICKET_MESSAGES.response}` })).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/response'))).toBe(false);
  });

  it('shows an answer once it was sent, with the focus on it, and clears the field', async () => {
    let now = aTicket();
    const mine = { id: 'r1', user: OWNER, isStaff: false, content: '<p>It works.</p>', files: [], date: AT };
    const { user, calls } = open(now, {
      'GET /ticket/7': () => [200, now],
      'POST /ticket/7/response': () => {
        now = aTicket({ ticketResponses: [mine], responseCount: 1, version: 2 });
        return [200, now];
      },
    });
    await user.type(await field(), 'It works.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(async () => expect((await messages()).at(-1)).toHaveTextContent('It works.'));
    await waitFor(async () => expect((await messages()).at(-1)).toHaveFocus());
    expect(await field()).toHaveValue('');
    expect(calls.find(({ path }) => path === '/ticket/7/response')?.body).toEqual({ content: 'It works.', files: [] });
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('shows an answer of the office as soon as it arrives, and keeps typed text', async () => {
    let now = aTicket();
    const { user } = open(now, { 'GET /ticket/7': () => [200, now] });
    await user.type(await field(), 'And one more thing');
    now = aTicket({ status: 'OPEN', ticketResponses: [fromOffice], responseCount: 1, version: 2 });
    sendChange({ lists: ['tickets'], articles: [] });
    expect(await screen.findByText('Try again, please.')).toBeInTheDocument();
    expect(await field()).toHaveValue('And one more thing');
  });

  it('is closed after a confirmation, with the shown version', async () => {
    let now = aTicket({ version: 4 });
    const { user, calls } = open(now, {
      'GET /ticket/7': () => [200, now],
      'POST /ticket/7': () => {
        now = aTicket({ status: 'CLOSED', version: 5, actions: ['respond'] });
        return [200, now];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close the ticket' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close this ticket?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close the ticket' }));
    expect(await screen.findByText('This ticket is closed. An answer reopens it.')).toBeInTheDocument();
    expect(calls.find(({ path, method }) => path === '/ticket/7' && method === 'POST')?.body).toEqual({ version: 4 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close the ticket' })).not.toBeInTheDocument());
  });

  it('is not closed when the question is cancelled', async () => {
    const { user, calls } = open(aTicket());
    await user.click(await screen.findByRole('button', { name: 'Close the ticket' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows a new answer when that prevented closing', async () => {
    let now = aTicket();
    const { user } = open(now, {
      'GET /ticket/7': () => [200, now],
      'POST /ticket/7': () => {
        now = aTicket({ status: 'OPEN', ticketResponses: [fromOffice], version: 2 });
        return [409, { statusCode: 409, message: TICKET_MESSAGES.changed, code: 'STALE_VERSION' }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close the ticket' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close this ticket?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close the ticket' }));
    expect(await screen.findAllByText(TICKET_MESSAGES.changed)).not.toHaveLength(0);
    expect(await screen.findByText('Try again, please.')).toBeInTheDocument();
  });

  it('says, when closed, that an answer reopens it, and later that it did', async () => {
    let now = aTicket({ status: 'CLOSED', actions: ['respond'] });
    const { user } = open(now, {
      'GET /ticket/7': () => [200, now],
      'POST /ticket/7/response': () => {
        now = aTicket();
        return [200, now];
      },
    });
    expect(await screen.findByText('This ticket is closed. An answer reopens it.')).toBeInTheDocument();
    await user.type(await field(), 'Not yet.');
    await user.click(screen.getByRole('button', { name: 'Send and reopen' }));
    expect(await screen.findAllByText('Your answer was sent. The ticket is open again.')).not.toHaveLength(0);
    expect(await screen.findByText('Awaiting answer')).toBeInTheDocument();
  });

  it('accepts no more answers when it is full', async () => {
    open(aTicket({ actions: ['close'] }));
    expect(await screen.findByText(TICKET_MESSAGES.full)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
  });

  it('offers unsent text after the tab was closed', async () => {
    const first = open(aTicket());
    await first.user.type(await field(), 'Half a sentence');
    first.unmount();
    const { user } = open(aTicket());
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(await field()).toHaveValue('Half a sentence');
  });

  it("does not offer another person's unsent text", async () => {
    const first = open(aTicket());
    await first.user.type(await field(), 'Half a sentence');
    first.unmount();
    open(aTicket(), {}, assistant);
    await field();
    expect(screen.queryByRole('button', { name: 'Restore text' })).not.toBeInTheDocument();
  });

  it('is deleted by staff after a confirmation, and the list is shown', async () => {
    const { user, router } = open(
      aTicket({ actions: ['respond', 'close', 'delete'] }),
      { 'POST /ticket/7/delete': [200, { message: 'Successfully deleted' }] },
      assistant,
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the ticket' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ticketsReview'));
    expect(screen.getAllByText('Successfully deleted')).not.toHaveLength(0);
  });

  it('shows a message if it does not exist', async () => {
    open(aTicket(), {
      'GET /ticket/7': [404, { statusCode: 404, message: TICKET_MESSAGES.unknown, code: 'NOT_FOUND' }],
    });
    expect(await screen.findByText(TICKET_MESSAGES.unknown)).toBeInTheDocument();
  });
});
