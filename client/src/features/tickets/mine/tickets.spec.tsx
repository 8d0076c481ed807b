import { screen, waitFor, within } from '@testing-library/react';
import { TICKET_MESSAGES } from '@contracts';
import { type Answers, answerWith, menuCounts } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { aTicket, aTicketCard } from '../../../../test/tickets';

const author = person('author');

function open(path: string, answers: Answers = {}) {
  const calls = answerWith({ 'GET /user': [200, author], ...answers });
  return { calls, ...renderApp(path, { session: sessionOf(author) }) };
}

const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const content = () => screen.findByRole('textbox', { name: 'Content' });
const send = () => screen.findByRole('button', { name: 'Send the ticket' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("A person's own tickets", () => {
  it('are shown with their state, type and number of answers, and link to their thread', async () => {
    open('/tickets', { 'GET /ticket/my-list': [200, [aTicketCard({ status: 'OPEN', responseCount: 2 })]] });
    const link = await screen.findByRole('link', { name: 'The upload stops' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/tickets\/editTicket\/7$/));
    const row = screen.getByRole('row', { name: /The upload stops/ });
    expect(within(row).getByText('Open')).toBeInTheDocument();
    expect(within(row).getByText('Something does not work')).toBeInTheDocument();
    expect(within(row).getByText('2')).toBeInTheDocument();
  });

  it('are counted in the menu when the office has answered them', async () => {
    const counts = menuCounts({ ticketsAnswered: 2, ticketsWaiting: 5 });
    const { user } = open('/tickets', { 'GET /menu-counts': [200, counts] });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('link', { name: /^Tickets 2$/ })).toBeInTheDocument();
  });

  it('explain their purpose when empty, and link to a new one', async () => {
    const { user, router } = open('/tickets', { 'GET /ticket/my-list': [200, []] });
    expect(await screen.findByText('You have no tickets.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New ticket' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/newTicket'));
  });

  it('can be loaded again after an error', async () => {
    let failing = true;
    const { user } = open('/tickets', {
      'GET /ticket/my-list': () =>
        failing ? [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }] : [200, [aTicketCard()]],
    });
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The upload stops' })).toBeInTheDocument();
  });
});

describe('A new ticket', () => {
  it('needs a subject, a type and a content, and says so', async () => {
    const { user, calls } = open('/tickets/newTicket');
    await user.click(await send());
    for (const field of ['name', 'type', 'content'] as const)
      expect(screen.getByRole('link', { name: TICKET_MESSAGES[field] })).toBeInTheDocument();
    expect(screen.getByText('Please check these fields').closest('[tabindex="-1"]')).toHaveFocus();
    expect(calls.some(({ path }) => path === '/ticket/save')).toBe(false);
  });

  it('is sent, and its thread opens', async () => {
    const { user, calls, router } = open('/tickets/newTicket', {
      'POST /ticket/save': [200, aTicket()],
      'GET /ticket/7': [200, aTicket()],
    });
    await user.type(await subject(), ' The upload stops ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Something does not work');
    await user.type(await content(), 'At half.');
    await user.click(await send());
    expect(await screen.findByRole('heading', { level: 1, name: 'The upload stops' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/tickets/editTicket/7');
    const sent = calls.find(({ path }) => path === '/ticket/save')?.body;
    expect(sent).toEqual({ name: 'The upload stops', type: 'BUG', content: 'At half.', files: [] });
    expect(screen.getAllByText('Successfully added')).not.toHaveLength(0);
  });

  it('shows refusals next to the field', async () => {
    const message = 'Pictures cannot be put into this text.';
    const { user } = open('/tickets/newTicket', {
      'POST /ticket/save': [
        400,
        { statusCode: 400, message, code: 'VALIDATION_FAILED', details: { content: message } },
      ],
    });
    await user.type(await subject(), 'The upload stops');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Request');
    await user.type(await content(), 'At half.');
    await user.click(await send());
    await waitFor(async () => expect(await content()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(await content()).toHaveValue('At half.');
  });

  it('is offered again when the session ended before it was sent', async () => {
    const expired: Answers = {
      'POST /ticket/save': [401, { statusCode: 401, message: 'No', code: 'UNAUTHENTICATED' }],
    };
    const { user, unmount } = open('/tickets/newTicket', expired);
    await user.type(await subject(), 'The upload stops');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Request');
    await user.type(await content(), 'At half.');
    await user.click(await send());
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    unmount();
    const next = open('/tickets/newTicket');
    await next.user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(await subject()).toHaveValue('The upload stops');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('REQUEST');
    expect(await content()).toHaveValue('At half.');
  });

  it('that is started is not left without a confirmation', async () => {
    const { user, router } = open('/tickets/newTicket');
    await user.type(await subject(), 'The upload stops');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/tickets/newTicket');
    expect(await subject()).toHaveValue('The upload stops');
  });
});
